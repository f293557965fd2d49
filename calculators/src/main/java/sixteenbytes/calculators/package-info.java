/** The models of large-scale training: formulas as text, and what follows from them. */
package sixteenbytes.calculators;

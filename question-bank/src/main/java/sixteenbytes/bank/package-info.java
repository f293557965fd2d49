/** Questions as data: reading them, drawing their numbers, and marking typed answers. */
package sixteenbytes.bank;

/**
 * A declared type of the inventory and stock location modules as the server really sends it: what the type leaves open
 * is there, and `null`.
 */
export type OrNull<Declared> = {
  [Key in keyof Declared]: undefined extends Declared[Key] ? Declared[Key] | null : Declared[Key]
}

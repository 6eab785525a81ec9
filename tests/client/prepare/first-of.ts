/** The first of a list; throws when the server sent none. */
export function firstOf<Item>(list: readonly Item[] | undefined): Item {
  const [first] = list ?? []
  if (first === undefined) throw new Error('The server answered with an empty list')
  return first
}

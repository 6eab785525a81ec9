/** The items with the one at `from` moved by that many positions; it stays in the list and never passes fixed items. */
export function moved<Item>(items: readonly Item[], from: number, by: number, fixed: number): Item[] {
  const item = items[from]
  const to = Math.min(Math.max(from + by, fixed), items.length - 1)
  if (item === undefined || from < fixed || to === from) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

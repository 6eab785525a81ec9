/** The ids with one of them moved by a number of positions, at most to the first or last. */
export function movedBy(ids: readonly string[], id: string, step: number): readonly string[] {
  const from = ids.indexOf(id)
  if (from < 0) return ids
  const to = Math.max(0, Math.min(ids.length - 1, from + step))
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** The ids with some of them, in their order, put before or after another one. */
export function droppedAt(
  ids: readonly string[],
  dropped: ReadonlySet<string>,
  target: { id: string; side: 'before' | 'after' },
): readonly string[] {
  if (dropped.has(target.id)) return ids
  const others = ids.filter((id) => !dropped.has(id))
  const at = others.indexOf(target.id) + (target.side === 'after' ? 1 : 0)
  return others.toSpliced(at, 0, ...ids.filter((id) => dropped.has(id)))
}

/** The items in the order of the ids; items whose id is missing come last, in their old order. */
export function inOrder<Thing extends { id: string }>(
  things: readonly Thing[],
  ids: readonly string[],
): readonly Thing[] {
  const indexOf = ({ id }: Thing) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return things.toSorted((one, other) => indexOf(one) - indexOf(other))
}

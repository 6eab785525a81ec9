/** The item a number of positions further in a circular list. */
export function neighbourOf<Thing extends { id: string }>(
  things: readonly Thing[],
  id: string,
  step: -1 | 1,
): Thing {
  const from = things.findIndex((thing) => thing.id === id)
  const neighbour = things.at((from + step) % things.length)
  if (!neighbour) throw new Error('neighbourOf needs at least one thing')
  return neighbour
}

/** The direction of an arrow key in the reading direction; undefined for any other key. */
export function stepByKey(key: string, direction: 'ltr' | 'rtl'): -1 | 1 | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1
}

/** How many ids, or prices, go into one call. The backend refuses bodies of more than 100 kB. */
const SIZE = 500

/** `items` in groups of at most `size`, in order: for calls that take many at once, but not any number. Default size 500. */
export function inBatches<Item>(items: readonly Item[], size = SIZE): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

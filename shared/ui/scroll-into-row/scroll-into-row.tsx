function rowOf(item: HTMLElement): HTMLElement | null {
  const parent = item.parentElement
  return parent && parent.scrollWidth <= parent.clientWidth ? rowOf(parent) : parent
}

/**
 * A ref for the current item of a row that scrolls sideways, such as the selected tab: when an item becomes current, the
 * row scrolls until the item is fully visible. Nothing else scrolls, so the page keeps its scroll position. Pass it to the
 * current item only.
 */
export function scrollIntoRow(item: HTMLElement | null): void {
  // The next frame has a layout at hand; here it would be made twice.
  if (item) requestAnimationFrame(() => scrollTo(item))
}

function scrollTo(item: HTMLElement): void {
  const row = rowOf(item)
  if (!row) return
  const { left, right } = item.getBoundingClientRect()
  const box = row.getBoundingClientRect()
  row.scrollLeft += Math.min(0, left - box.left) + Math.max(0, right - box.right)
}

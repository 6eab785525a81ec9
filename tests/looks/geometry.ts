/* oxlint-disable unicorn/consistent-function-scoping -- findMisfits runs in a page, where its module is not */
/** Something that does not fit: the kind of fault, and the text and element that have it. */
export interface Misfit {
  kind: 'sideways' | 'clipped' | 'cut in height' | 'spilled' | 'overlapping' | 'without its start'
  text: string
}

/**
 * Looks for what does not fit, by geometry: runs in the page, so that it uses nothing from outside of itself. Text whose
 * end is shortened with an ellipsis, or that can be scrolled to, is no fault.
 */
export function findMisfits(): Misfit[] {
  /** Rounding of subpixels. */
  const TOLERANCE = 1.5
  /** The part of a line's height by which it may leave its box: many fonts are taller than a tight line. */
  const LINE_TOLERANCE = 0.25
  const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]'
  const INTERACTIVE =
    'button, a[href], input:not([type=hidden], [type=radio], [type=checkbox]), select, [role=tab], [role=combobox]'
  const name = (element: Element) => {
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)
    return `<${element.tagName.toLowerCase()}${element.className ? ` ${String(element.className).split(' ')[0]}` : ''}> ${label}`
  }
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width < 3 || height < 3
    )
  }
  const overflowOf = (element: Element) => getComputedStyle(element).overflowX
  /** The closest ancestor that does not show what lies outside of it, on one axis. */
  const frameOf = (
    element: Element | null,
    axis: 'overflowX' | 'overflowY' = 'overflowX',
  ): Element | null => {
    for (let each = element; each && each !== document.body; each = each.parentElement)
      if (getComputedStyle(each)[axis] !== 'visible') return each
    return null
  }
  const blockOf = (element: Element): Element => {
    let each = element
    while (each.parentElement && /^(inline|contents)$/.test(getComputedStyle(each).display))
      each = each.parentElement
    return each
  }
  const canScroll = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(overflowOf(element)) || canScroll(frameOf(element.parentElement)))
  /** The part of an element that its frame shows. */
  const shownBox = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const frame = frameOf(element.parentElement)?.getBoundingClientRect()
    if (!frame) return { left, right, top, bottom }
    return { left: Math.max(left, frame.left), right: Math.min(right, frame.right), top, bottom }
  }
  /** What stays in place while the rest scrolls lies above it on purpose. */
  const layerOf = (element: Element | null): Element | null =>
    !element || /sticky|fixed|absolute/.test(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement)
  const isOutside = (inner: DOMRect, outer: DOMRect) =>
    inner.right > outer.right + TOLERANCE || inner.left < outer.left - TOLERANCE
  const leavesHeight = (lines: readonly DOMRect[], box: Element) => {
    const { top, bottom } = box.getBoundingClientRect()
    return lines.some(
      (line) =>
        line.bottom > bottom + line.height * LINE_TOLERANCE || line.top < top - line.height * LINE_TOLERANCE,
    )
  }
  /** Whether a box shows all of its lines: scrolling leads to them, or dots stand for the rest of them. */
  const showsLines = (box: Element) => {
    const { overflowY, webkitLineClamp } = getComputedStyle(box)
    return /auto|scroll/.test(overflowY) || webkitLineClamp !== 'none'
  }

  const isFirstIn = (element: Element, text: Node) =>
    document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() === text
  const firstLetter = (text: Node) => {
    const range = document.createRange()
    const at = (text.textContent ?? '').search(/\S/)
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect()
  }

  const misfits: Misfit[] = []
  if (document.documentElement.scrollWidth > innerWidth) {
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (right > innerWidth + TOLERANCE || left < -TOLERANCE) && !isHidden(element) && !frameOf(element)
    })
    misfits.push({ kind: 'sideways', text: outside.slice(-1).map(name).join() || 'the page' })
  }

  for (const overlay of document.querySelectorAll(OVERLAY))
    if (!isHidden(overlay) && isOutside(overlay.getBoundingClientRect(), new DOMRect(0, 0, innerWidth)))
      misfits.push({ kind: 'sideways', text: name(overlay) })

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || isHidden(parent)) continue
    if (parent.closest('script, style, option, textarea, svg, pre, code, [aria-hidden=true]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const frame = frameOf(parent)
    const block = blockOf(parent)
    if (frame && isHidden(frame)) continue
    const lines = [...range.getClientRects()]
    const tall = frameOf(parent, 'overflowY')
    if (tall && !showsLines(tall) && leavesHeight(lines, tall))
      misfits.push({ kind: 'cut in height', text: name(parent) })
    else if (!showsLines(block) && leavesHeight(lines, block))
      misfits.push({ kind: 'spilled', text: name(parent) })
    const shortened = [frame, block].find(
      (each) => each && /ellipsis/.test(getComputedStyle(each).textOverflow),
    )
    if (shortened) {
      if (isFirstIn(shortened, node) && isOutside(firstLetter(node), shortened.getBoundingClientRect()))
        misfits.push({ kind: 'without its start', text: name(parent) })
      continue
    }
    if (frame && !canScroll(frame) && isOutside(box, frame.getBoundingClientRect()))
      misfits.push({ kind: 'clipped', text: name(parent) })
    else if (isOutside(box, block.getBoundingClientRect()))
      misfits.push({ kind: 'spilled', text: name(parent) })
  }

  const controls = [...document.querySelectorAll(INTERACTIVE)].filter((element) => !isHidden(element))
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      const areNeighbours = one.parentElement?.parentElement === other.parentElement?.parentElement
      if (one.contains(other) || !areNeighbours || layerOf(one) !== layerOf(other)) continue
      const [a, b] = [shownBox(one), shownBox(other)]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 2 && along > 2)
        misfits.push({ kind: 'overlapping', text: `${name(one)} and ${name(other)}` })
    }
  return misfits
}

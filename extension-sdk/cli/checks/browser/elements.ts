import type { DOMWindow } from 'jsdom'

import { addMissing, inert, nothing, replace, unanswered } from './inert.ts'

const emptyBox = () => ({ x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0 })

/** Ends at once, as an animation of nobody who looks. */
const finishedAnimation = () => ({
  cancel: nothing,
  finish: nothing,
  pause: nothing,
  play: nothing,
  reverse: nothing,
  finished: Promise.resolve(),
  addEventListener: nothing,
  removeEventListener: nothing,
})

const elementParts = (window: DOMWindow) => ({
  setHTML(this: Element, html: string) {
    this.replaceChildren(...harmless(window, html))
  },
  getHTML(this: Element) {
    return this.innerHTML
  },
  scroll: nothing,
  scrollIntoView: nothing,
  scrollTo: nothing,
  scrollBy: nothing,
  animate: finishedAnimation,
  getAnimations: () => [],
  checkVisibility: () => true,
  computedStyleMap: () => new Map(),
  moveBefore(this: Element, node: Node, child: Node | null) {
    this.insertBefore(node, child)
  },
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
  hasPointerCapture: () => false,
  requestFullscreen: unanswered,
  requestPointerLock: unanswered,
  showPopover: nothing,
  hidePopover: nothing,
  togglePopover: () => false,
})

/** HTML without what would run, as `setHTML` of browsers leaves it. */
function harmless(window: DOMWindow, html: string): Node[] {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script, iframe, object, embed, frame')) element.remove()
  for (const element of body.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (name.startsWith('on') || /^\s*javascript:/i.test(value)) element.removeAttribute(name)
  return [...body.childNodes]
}

const dialogParts = {
  show(this: HTMLElement) {
    this.setAttribute('open', '')
  },
  showModal(this: HTMLElement) {
    this.setAttribute('open', '')
  },
  close(this: HTMLElement) {
    this.removeAttribute('open')
  },
  requestClose(this: HTMLElement) {
    this.removeAttribute('open')
  },
}

/** Properties that are made of others. */
function addProperties({ HTMLElement }: DOMWindow): void {
  const properties: Record<string, PropertyDescriptor & ThisType<HTMLElement>> = {
    innerText: {
      get() {
        return this.textContent
      },
      set(text: string) {
        this.textContent = text
      },
    },
    popover: {
      get() {
        return this.getAttribute('popover')
      },
      set(value: string | null) {
        if (value === null) this.removeAttribute('popover')
        else this.setAttribute('popover', value)
      },
    },
    inert: {
      get() {
        return this.hasAttribute('inert')
      },
      set(isInert: boolean) {
        this.toggleAttribute('inert', isInert)
      },
    },
  }
  for (const [name, property] of Object.entries(properties))
    if (!(name in HTMLElement.prototype))
      Object.defineProperty(HTMLElement.prototype, name, { ...property, configurable: true })
}

const svgParts = {
  getBBox: emptyBox,
  getCTM: () => inert,
  getScreenCTM: () => inert,
  getTotalLength: () => 0,
  getPointAtLength: () => ({ x: 0, y: 0 }),
  getComputedTextLength: () => 0,
  isPointInFill: () => false,
  isPointInStroke: () => false,
}

/** Gives elements what those of a browser have. */
export function completeElements(window: DOMWindow): void {
  addMissing(window.Element.prototype, elementParts(window))
  addProperties(window)
  addMissing(window.HTMLDialogElement?.prototype ?? {}, dialogParts)
  addMissing(window.HTMLInputElement.prototype, { showPicker: nothing })
  addMissing(window.HTMLSelectElement.prototype, { showPicker: nothing })
  addMissing(window.HTMLImageElement.prototype, { decode: unanswered })
  addMissing(window.SVGElement.prototype, svgParts)
  addMissing(window.SVGSVGElement.prototype, {
    createSVGPoint: () => inert,
    createSVGMatrix: () => inert,
    createSVGRect: emptyBox,
  })
  addMissing(window.Range.prototype, { getBoundingClientRect: emptyBox, getClientRects: () => [] })
  // The page's own fail as “not implemented”.
  replace(window.HTMLMediaElement.prototype, {
    play: () => Promise.resolve(),
    pause: nothing,
    load: nothing,
    canPlayType: () => '',
  })
}

import { webcrypto } from 'node:crypto'

import type { DOMWindow } from 'jsdom'

import { drawing, replaceCanvas } from './drawing.ts'
import { completeElements } from './elements.ts'
import { events } from './events.ts'
import { globals } from './globals.ts'
import { addMissing, nothing, replace, silentTarget, unanswered } from './inert.ts'
import { completeNavigator } from './navigator.ts'
import { silentNetwork, silentStorage } from './network.ts'

/** The page's own fail as “not implemented”, or lack most of what a browser's have. */
const replacedGlobals = {
  crypto: webcrypto,
  scroll: nothing,
  scrollTo: nothing,
  scrollBy: nothing,
  print: nothing,
  open: () => null,
  alert: nothing,
  confirm: () => false,
  prompt: () => null,
}

const fontsOf = (window: DOMWindow) =>
  silentTarget(window, {
    ready: Promise.resolve(),
    status: 'loaded',
    size: 0,
    load: () => Promise.resolve([]),
    check: () => true,
    add: nothing,
    delete: () => false,
    clear: nothing,
    has: () => false,
    forEach: nothing,
    [Symbol.iterator]: () => [].values(),
  })

const documentParts = (window: DOMWindow) => ({
  adoptedStyleSheets: [],
  elementFromPoint: () => null,
  elementsFromPoint: () => [],
  caretPositionFromPoint: () => null,
  getAnimations: () => [],
  execCommand: () => false,
  fullscreenElement: null,
  fullscreenEnabled: false,
  exitFullscreen: unanswered,
  pictureInPictureElement: null,
  startViewTransition: (update: () => void) => {
    update()
    return { finished: Promise.resolve(), ready: Promise.resolve(), updateCallbackDone: Promise.resolve() }
  },
  fonts: fontsOf(window),
})

const readAs =
  <Result>(window: DOMWindow, how: (reader: FileReader, blob: Blob) => void) =>
  (blob: Blob) =>
    new Promise<Result>((resolve) => {
      const reader = new window.FileReader()
      reader.addEventListener('load', () => resolve(reader.result as Result))
      how(reader, blob)
    })

function blobParts(window: DOMWindow) {
  const text = readAs<string>(window, (reader, blob) => reader.readAsText(blob))
  const buffer = readAs<ArrayBuffer>(window, (reader, blob) => reader.readAsArrayBuffer(blob))
  return {
    text(this: Blob) {
      return text(this)
    },
    arrayBuffer(this: Blob) {
      return buffer(this)
    },
    async bytes(this: Blob) {
      return new Uint8Array(await buffer(this))
    },
    stream(this: Blob) {
      const content = buffer(this)
      return new ReadableStream({
        async start(controller) {
          controller.enqueue(new Uint8Array(await content))
          controller.close()
        },
      })
    },
  }
}

const performanceParts = {
  mark: nothing,
  measure: nothing,
  clearMarks: nothing,
  clearMeasures: nothing,
  getEntries: () => [],
  getEntriesByType: () => [],
  getEntriesByName: () => [],
}

/** Style sheets that a script makes; what they say is looked at in a browser alone. */
const sheetParts = {
  replaceSync: nothing,
  replace(this: unknown) {
    return Promise.resolve(this)
  },
}

/**
 * Gives a page what a browser has and a page without a screen lacks: each can be called, observes nothing, and asks
 * nobody. `refuse` answers `fetch`.
 */
export function completeBrowser(window: DOMWindow, refuse: (url: string) => Promise<never>): void {
  addMissing(window, globals(window, refuse))
  addMissing(window, { ...silentStorage(window), ...drawing(window), ...events(window) })
  replace(window, { ...replacedGlobals, ...silentNetwork(window) })
  completeNavigator(window)
  completeElements(window)
  replaceCanvas(window)
  addMissing(window.document, documentParts(window))
  addMissing(window.ShadowRoot.prototype, { adoptedStyleSheets: [] })
  addMissing(window.CSSStyleSheet.prototype, sheetParts)
  addMissing(window.history, { scrollRestoration: 'auto' })
  addMissing(window.screen, { orientation: silentTarget(window, { type: 'landscape-primary', angle: 0 }) })
  addMissing(window.URL, { createObjectURL: () => 'blob:check', revokeObjectURL: nothing })
  addMissing(window.Blob.prototype, blobParts(window))
  addMissing(window.performance, performanceParts)
}

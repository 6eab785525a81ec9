import { webcrypto } from 'node:crypto'

import type { DOMWindow } from 'jsdom'

const nothing = () => undefined

/** Watches nothing: a page without a screen has no sizes and no sight. */
class Observer {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
  takeRecords = () => []
}

/** Sends and receives nothing, as a connection that stays open. */
class Silent extends EventTarget {
  postMessage = nothing
  terminate = nothing
  close = nothing
  start = nothing
}

class MediaQuery extends EventTarget {
  readonly matches = false
  readonly media: string
  onchange = null
  addListener = nothing
  removeListener = nothing

  constructor(media: string) {
    super()
    this.media = media
  }
}

const queryMedia = (query: string) => new MediaQuery(query)

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

const emptyBox = () => ({ x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0 })

/** Asks for permission for ever, as a person does who is not there. */
const unanswered = () => new Promise<never>(nothing)

const FROM_NODE = [
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'MessageChannel',
  'structuredClone',
  'URLPattern',
] as const

function globalsFor(window: DOMWindow, refuse: (url: string) => Promise<never>): object {
  return {
    ...Object.fromEntries(FROM_NODE.map((name) => [name, (globalThis as Record<string, unknown>)[name]])),
    fetch: (target: unknown) => refuse(String((target as { url?: string } | null)?.url ?? target)),
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    PerformanceObserver: Observer,
    ReportingObserver: Observer,
    Worker: Silent,
    SharedWorker: class extends Silent {
      port = new Silent()
    },
    EventSource: Silent,
    Notification: class extends Silent {
      static permission = 'default'
      static requestPermission = unanswered
    },
    matchMedia: queryMedia,
    requestIdleCallback: (callback: (deadline: object) => void) =>
      window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 10 }), 1),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
    CSS: {
      escape: (text: string) =>
        text.replace(/[^\w-]|^\d|^-(?=\d|$)/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `),
      supports: () => true,
    },
    visualViewport: Object.assign(new EventTarget(), { width: 1024, height: 768, scale: 1, offsetTop: 0 }),
  }
}

/** The page's own fail as “not implemented”, or lack most of what a browser's have. */
const replacedGlobals = {
  crypto: webcrypto,
  scrollTo: nothing,
  scrollBy: nothing,
  print: nothing,
  open: () => null,
  alert: nothing,
  confirm: () => false,
  prompt: () => null,
}

const navigatorParts = {
  clipboard: { writeText: unanswered, readText: unanswered, write: unanswered, read: unanswered },
  permissions: { query: () => Promise.resolve(Object.assign(new EventTarget(), { state: 'prompt' })) },
  locks: { request: unanswered, query: () => Promise.resolve({ held: [], pending: [] }) },
  geolocation: { getCurrentPosition: nothing, watchPosition: () => 1, clearWatch: nothing },
  mediaDevices: { getUserMedia: unanswered, enumerateDevices: () => Promise.resolve([]) },
  storage: { estimate: () => Promise.resolve({ usage: 0, quota: 0 }), persist: () => Promise.resolve(false) },
  share: unanswered,
  sendBeacon: () => true,
  vibrate: () => false,
}

const elementParts = {
  scrollIntoView: nothing,
  scrollTo: nothing,
  scrollBy: nothing,
  animate: finishedAnimation,
  getAnimations: () => [],
  checkVisibility: () => true,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
  hasPointerCapture: () => false,
  requestFullscreen: unanswered,
  showPopover: nothing,
  hidePopover: nothing,
  togglePopover: () => false,
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
}

const readAs =
  <Result>(window: DOMWindow, how: (reader: FileReader, blob: Blob) => void) =>
  (blob: Blob) =>
    new Promise<Result>((resolve) => {
      const reader = new window.FileReader()
      reader.addEventListener('load', () => resolve(reader.result as Result))
      how(reader, blob)
    })

function addMissing(target: object, parts: object): void {
  for (const [name, value] of Object.entries(parts))
    if ((target as Record<string, unknown>)[name] === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

/**
 * Gives a page what a browser has and a page without a screen lacks: each can be called, observes nothing, and asks
 * nobody. `refuse` answers `fetch`.
 */
export function completeBrowser(window: DOMWindow, refuse: (url: string) => Promise<never>): void {
  addMissing(window, globalsFor(window, refuse))
  for (const [name, value] of Object.entries(replacedGlobals))
    Object.defineProperty(window, name, { value, configurable: true, writable: true })
  addMissing(window.navigator, navigatorParts)
  addMissing(window.Element.prototype, elementParts)
  addMissing(window.HTMLDialogElement?.prototype ?? {}, dialogParts)
  addMissing(window.SVGElement.prototype, {
    getBBox: emptyBox,
    getTotalLength: () => 0,
    getComputedTextLength: () => 0,
  })
  addMissing(window.Range.prototype, { getBoundingClientRect: emptyBox, getClientRects: () => [] })
  addMissing(window.document, {
    elementFromPoint: () => null,
    elementsFromPoint: () => [],
    startViewTransition: (update: () => void) => {
      update()
      return { finished: Promise.resolve(), ready: Promise.resolve(), updateCallbackDone: Promise.resolve() }
    },
    fonts: Object.assign(new EventTarget(), { ready: Promise.resolve(), load: () => Promise.resolve([]) }),
  })
  addMissing(window.URL, { createObjectURL: () => 'blob:check', revokeObjectURL: nothing })
  addMissing(window.Blob.prototype, {
    text(this: Blob) {
      return readAs<string>(window, (reader, blob) => reader.readAsText(blob))(this)
    },
    arrayBuffer(this: Blob) {
      return readAs<ArrayBuffer>(window, (reader, blob) => reader.readAsArrayBuffer(blob))(this)
    },
  })
  addMissing(window.performance, {
    mark: nothing,
    measure: nothing,
    clearMarks: nothing,
    clearMeasures: nothing,
    getEntriesByType: () => [],
    getEntriesByName: () => [],
  })
}

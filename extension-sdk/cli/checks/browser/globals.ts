import type { DOMWindow } from 'jsdom'

import { inert, nothing, silentClass, silentTarget, unanswered } from './inert.ts'

/** Watches nothing: a page without a screen has no sizes and no sight. */
class Observer {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
  takeRecords = () => []
}

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
  'ByteLengthQueuingStrategy',
  'CountQueuingStrategy',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'structuredClone',
  'URLPattern',
] as const

/** Whole interfaces of which an extension can see no effect here. */
const INERT = [
  'AudioContext',
  'OfflineAudioContext',
  'webkitAudioContext',
  'Animation',
  'KeyframeEffect',
  'Highlight',
  'MediaRecorder',
  'MediaSource',
  'MediaStream',
  'RTCPeerConnection',
  'Sanitizer',
  'speechSynthesis',
  'SpeechSynthesisUtterance',
  'navigation',
] as const

const cssParts = {
  escape: (text: string) =>
    text.replace(/[^\w-]|^\d|^-(?=\d|$)/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `),
  supports: () => true,
  registerProperty: nothing,
  highlights: new Map(),
}

const messaging = { postMessage: nothing, terminate: nothing, close: nothing, start: nothing }

const laterIn = (window: DOMWindow) => ({
  requestIdleCallback: (callback: (deadline: object) => void) =>
    window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 10 }), 1),
  cancelIdleCallback: (id: number) => window.clearTimeout(id),
  scheduler: {
    postTask: (task: () => unknown) =>
      new Promise((resolve, reject) => {
        window.setTimeout(() => void Promise.resolve().then(task).then(resolve, reject), 1)
      }),
    yield: () => new Promise((resolve) => void window.setTimeout(resolve, 1)),
  },
})

/** What the global object of a page lacks. `refuse` answers `fetch`. */
export const globals = (window: DOMWindow, refuse: (url: string) => Promise<never>): object => ({
  ...Object.fromEntries(FROM_NODE.map((name) => [name, (globalThis as Record<string, unknown>)[name]])),
  ...Object.fromEntries(INERT.map((name) => [name, inert])),
  ...laterIn(window),
  fetch: (target: unknown) => refuse(String((target as { url?: string } | null)?.url ?? target)),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  PerformanceObserver: Observer,
  ReportingObserver: Observer,
  Worker: silentClass(window, messaging),
  SharedWorker: silentClass(window, { port: silentTarget(window, messaging) }),
  Notification: silentClass(window, messaging, { permission: 'default', requestPermission: unanswered }),
  FontFace: class {
    readonly status = 'unloaded'
    readonly load = unanswered
    readonly loaded = unanswered()
    readonly family: string

    constructor(family: string) {
      this.family = family
    }
  },
  matchMedia: (media: string) =>
    silentTarget(window, {
      matches: false,
      media,
      onchange: null,
      addListener: nothing,
      removeListener: nothing,
    }),
  CSS: cssParts,
  visualViewport: silentTarget(window, { width: 1024, height: 768, scale: 1, offsetTop: 0, offsetLeft: 0 }),
  reportError: nothing,
  isSecureContext: true,
  crossOriginIsolated: false,
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom'

import { completeBrowser } from './complete-browser.ts'

const SDK = join(import.meta.dirname, '../../..')

/** What extensions and the libraries that they bring call, from the global object on. */
const CALLED = `
  AbortController AnimationEvent AudioContext BroadcastChannel CSS.escape CSS.highlights CSS.supports CSSStyleSheet
  ClipboardEvent ClipboardItem CompressionStream CustomEvent DOMMatrix DOMParser DOMPoint DOMRect DataTransfer DragEvent
  EventSource File FileReader FontFace FormData Headers Highlight ImageData InputEvent IntersectionObserver KeyframeEffect
  MediaRecorder MessageChannel MutationObserver Notification OffscreenCanvas Path2D PerformanceObserver PointerEvent
  PromiseRejectionEvent RTCPeerConnection ReadableStream Request ResizeObserver Response SharedWorker TextDecoder
  TextEncoder ToggleEvent TransitionEvent URL.createObjectURL URL.parse URLPattern WebSocket WheelEvent Worker
  XMLHttpRequest atob caches.open cookieStore.get createImageBitmap crypto.randomUUID crypto.subtle.digest
  document.adoptedStyleSheets document.caretPositionFromPoint document.elementFromPoint document.execCommand
  document.exitFullscreen document.fonts.add document.fonts.check document.fonts.load document.startViewTransition fetch
  history.scrollRestoration indexedDB.open isSecureContext localStorage matchMedia navigation.addEventListener
  navigator.canShare navigator.clipboard.readText navigator.clipboard.writeText navigator.connection navigator.credentials
  navigator.geolocation navigator.locks.request navigator.mediaDevices navigator.mediaSession navigator.permissions.query
  navigator.sendBeacon navigator.serviceWorker.register navigator.share navigator.storage.estimate navigator.userActivation
  navigator.wakeLock performance.mark performance.now print queueMicrotask reportError requestAnimationFrame
  requestIdleCallback scheduler.postTask scheduler.yield screen.orientation scrollTo speechSynthesis.speak structuredClone
  visualViewport
  Blob.prototype.arrayBuffer Blob.prototype.stream CSSStyleSheet.prototype.insertRule CSSStyleSheet.prototype.replaceSync
  Element.prototype.animate Element.prototype.checkVisibility Element.prototype.getAnimations Element.prototype.getHTML
  Element.prototype.scrollIntoView Element.prototype.setHTML Element.prototype.setPointerCapture
  HTMLCanvasElement.prototype.getContext HTMLDialogElement.prototype.showModal HTMLElement.prototype.inert
  HTMLElement.prototype.innerText HTMLElement.prototype.popover HTMLElement.prototype.showPopover
  HTMLImageElement.prototype.decode HTMLInputElement.prototype.showPicker HTMLMediaElement.prototype.play
  SVGElement.prototype.getBBox SVGElement.prototype.getTotalLength ShadowRoot.prototype.adoptedStyleSheets
`

let window: DOMWindow

beforeEach(() => {
  ;({ window } = new JSDOM('<!doctype html><body></body>', {
    url: 'http://localhost/a/',
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  }))
  completeBrowser(window, () => Promise.reject(new Error('Nothing answers')))
})

afterEach(() => window.close())

function isThere(path: string): boolean {
  const names = path.split('.')
  let value: unknown = window
  return names.every((name, index) => {
    const isFound = name in Object(value)
    // A getter of a prototype cannot be read without an element.
    if (isFound && index < names.length - 1) value = (value as Record<string, unknown>)[name]
    return isFound
  })
}

test('what extensions call of a browser is there', () => {
  expect(
    CALLED.trim()
      .split(/\s+/)
      .filter((path) => !isThere(path)),
  ).toEqual([])
})

test('what the documents name of a browser is there', () => {
  const documents = ['README.md', 'GUIDE.md', ...readdirSync(join(SDK, 'docs')).map((name) => `docs/${name}`)]
  const text = documents
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(SDK, name), 'utf8'))
    .join('\n')
  const paths = [...text.matchAll(/\b(?:navigator|document|history|crypto|performance)(?:\.\w+)+/g)]
  const methods = [...text.matchAll(/\belement\.(\w+)\(/g)].map(([, name]) => `Element.prototype.${name}`)
  const classes = [...text.matchAll(/`(?:new )?([A-Z]\w+(?:Observer|Worker|Socket|Request|Sheet))\b/g)]
  const named = [...paths.map(([path]) => path), ...methods, ...classes.map(([, name]) => String(name))]
  expect(named).toEqual(
    expect.arrayContaining(['navigator.clipboard.writeText', 'Element.prototype.setHTML', 'XMLHttpRequest']),
  )
  expect([...new Set(named)].filter((path) => !isThere(path))).toEqual([])
})

test('HTML from data keeps what is harmless', () => {
  const html =
    '<b onclick="alert()">bold</b><script>alert()</script><a href=" javascript:alert()">a</a><img src="x.png">'
  window.eval(`document.body.setHTML(${JSON.stringify(html)})`)
  expect(window.document.body.innerHTML).toBe('<b>bold</b><a>a</a><img src="x.png">')
})

test('a canvas can be drawn on, and media can be played', async () => {
  const drawn = window.eval(`
    const context = document.createElement('canvas').getContext('2d')
    context.fillStyle = 'red'
    context.fill(new Path2D('M 0 0'))
    context.createLinearGradient(0, 0, 1, 1).addColorStop(0, 'red')
    ;[context.fillStyle, context.measureText('a').width, context.getImageData(0, 0, 2, 1).data.length]`) as unknown[]
  expect([...drawn]).toEqual(['red', 0, 8])
  await expect(window.eval(`document.createElement('video').play()`)).resolves.toBeUndefined()
})

test('no request leaves the page', () => {
  const states = window.eval(`
    const request = new XMLHttpRequest()
    request.open('GET', 'http://localhost:1/')
    request.upload.addEventListener('progress', () => undefined)
    request.send()
    const socket = new WebSocket('ws://localhost:1/')
    ;[request.readyState, request.status, socket.readyState, WebSocket.OPEN]`) as unknown[]
  expect([...states]).toEqual([0, 0, 0, 1])
})

test('events carry what they are made with, and silent objects can be listened to', () => {
  const [x, pointerId, data, isListening] = window.eval(`
    const move = new PointerEvent('pointermove', { clientX: 3, pointerId: 7, bubbles: true })
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'dragged')
    const drop = new DragEvent('drop', { dataTransfer })
    let count = 0
    const query = matchMedia('(width > 600px)')
    query.addEventListener('change', () => { count += 1 })
    query.dispatchEvent(new Event('change'))
    ;[move.clientX, move.pointerId, drop.dataTransfer.getData('text/plain'), count]`) as unknown[]
  expect([x, pointerId, data, isListening]).toEqual([3, 7, 'dragged', 1])
})

import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import type { Cell } from '../cell.ts'
import type { Plan } from '../generator/written.ts'
import { culprit, fixed, write } from './culprits.ts'

const STOPPED = /stopped because of an error/
const TOO_LONG = /took too long to load/
const FAILED = /Had errors/

const inFrame = (entry: FeedEntry): FeedEntry => ({ ...entry, isolation: 'frame' })

/** A cell whose culprit its operator keeps in frames. */
const framed = (name: string, named: Cell['named'], plan: Partial<Plan>, note = ''): Cell => ({
  name: `in a frame: ${name}`,
  culprit,
  named,
  retry: 'reload',
  install: (lane) => ({ extensions: [inFrame(write(lane, plan).feedEntry)], healed: fixed(lane) }),
  note,
})

/** Sends on every port of its realm what is no message, what asks for more than there is, and then far too much. */
const FLOOD = `
  const post = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (...words) {
    post.apply(this, words)
    MessagePort.prototype.postMessage = post
    post.call(this, { type: 'call', id: 1, method: 'constructor', words: [] })
    post.call(this, { type: 'notice', method: 'navigation.leave', words: ['javascript:alert(1)'] })
    post.call(this, { type: 'size', width: 1, height: Infinity })
    setInterval(() => { for (let i = 0; i < 1000; i += 1) post.call(this, { type: 'size', width: 1, height: i }) })
  }`

/** What harms everybody in the page harms nobody from a frame. */
export const framedCells: readonly Cell[] = [
  framed(
    'breaks prototypes and globals',
    {},
    {
      evaluate: `Array.prototype.map = () => { throw new Error("no map") }
      Object.prototype.culprit = 'here'; globalThis.fetch = undefined; globalThis.Promise = undefined`,
    },
  ),
  framed(
    'empties the document, swallows events, hides everything',
    {},
    {
      entry: `document.documentElement.style.display = 'none'
      document.body.replaceChildren()
      for (const type of ['click', 'keydown', 'pointerdown'])
        addEventListener(type, (event) => { event.stopImmediatePropagation(); event.preventDefault() }, true)`,
    },
  ),
  framed(
    'leaves its document',
    { panel: STOPPED, operator: FAILED },
    {
      evaluate: `try { parent.document.body.remove() } catch {}
      try { localStorage.clear() } catch {}
      location.href = '/frame?again'`,
    },
  ),
  framed('sends messages without end', { panel: STOPPED, operator: FAILED }, { evaluate: FLOOD }),
  framed(
    'endless synchronous loop',
    { panel: TOO_LONG, operator: FAILED },
    { evaluate: 'for (;;) {}' },
    'the browser gives frames without an origin a process of their own',
  ),
]

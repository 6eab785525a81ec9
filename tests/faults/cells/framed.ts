import type { Cell } from '../cell.ts'
import { written } from './culprits.ts'
import { runningCells } from './running.ts'

/** Whichever comes first: each frame fails by itself, and the third failure ends them all. */
const NOT_RUNNING = /has an error and could not start|failed several times within a minute/
const STOPPED = /stopped because of an error/
const FAILED = /Had errors/

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

/** A frame that is left goes with its document, before any cleanup. */
const GONE = { named: {}, note: 'no cleanup runs in a frame that is left' } as const

/** What is seen otherwise of a culprit that runs in frames. */
const SEEN: Readonly<Partial<Record<string, Partial<Cell>>>> = {
  'entry throws when it is run': {
    named: { panel: NOT_RUNNING, operator: FAILED },
    note: 'every frame runs an entry of its own',
  },
  'throws in the cleanup of an effect': GONE,
  'throws a value without a text in a cleanup': GONE,
}

/** Frames have memory of their own, which nobody outside can count. */
const ONLY_IN_PAGE: ReadonlySet<string> = new Set(['leaks 1 MB a mount'])

const inFrames = (cell: Cell): Cell => ({
  ...cell,
  isolation: 'frame',
  ...SEEN[cell.name],
  name: `in a frame: ${cell.name}`,
})

/** What goes wrong in frames: all that goes wrong in the page, and what only a frame can do. */
export const framedCells: readonly Cell[] = [
  ...runningCells.filter(({ name }) => !ONLY_IN_PAGE.has(name)).map(inFrames),
  written(
    {
      name: 'in a frame: sends messages without end',
      isolation: 'frame',
      named: { panel: STOPPED, operator: FAILED },
    },
    { evaluate: FLOOD },
  ),
]

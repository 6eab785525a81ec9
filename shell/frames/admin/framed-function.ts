import type { RunContext } from '@stoa/extension-sdk'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import type { RemoteState } from '../../federation/remote-state.ts'
import { copyOf, givenOf } from '../protocol/given.ts'
import type { FromFrame } from '../protocol/messages.ts'
import { errorOf } from '../protocol/sent-error.ts'
import { hiddenFrameOf, type HiddenFrame } from './hidden-frame.ts'

/** What a run gets from the frame itself. */
const PORTS: readonly string[] = [
  'notify',
  'client',
  'navigation',
  'session',
  'language',
  'contributions',
  'failures',
  'flags',
  'analytics',
  'dialogs',
  'jobs',
  'settings',
  'functions',
  'extension',
  't',
  'signal',
] satisfies readonly (keyof RunContext | 'signal')[]

type Input = RunContext & Readonly<Record<string, unknown>> & { signal?: AbortSignal }

let runs = 0

function run(frame: HiddenFrame, module: string, words: readonly unknown[], input: Input): Promise<unknown> {
  runs += 1
  const id = runs
  frame.serve(input)
  return new Promise((resolve, reject) => {
    const settle = (message: FromFrame) => {
      if (message.type === 'given' && message.run === id) callGiven(input, message)
      if (message.type !== 'ran' && message.type !== 'broke') return
      if (message.id !== id) return
      stops.forEach((stop) => stop())
      if (message.type === 'ran') resolve(message.value)
      else reject(errorOf(message.error))
    }
    const cancel = () => frame.send({ type: 'cancel', id })
    const stops = [
      frame.listen(settle),
      frame.whenLost(({ detail }) => reject(new Error(detail))),
      () => input.signal?.removeEventListener('abort', cancel),
    ]
    input.signal?.addEventListener('abort', cancel, { once: true })
    frame.send({ type: 'run', id, module, words: words.map(copyOf), given: givenOf(input, PORTS) })
  })
}

/** Calls a function that the contribution was given, such as `refresh` or `onChange`, and no other. */
export function callGiven(input: object, { name, words }: { name: string; words: readonly unknown[] }): void {
  const found: unknown = Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : undefined
  if (typeof found === 'function' && !PORTS.includes(name)) found(...words)
}

/** A function of a framed extension: runs in its hidden frame, with the ports of the context that it is called with. */
export async function functionIn(extension: FeedEntry, module: string): Promise<RemoteState> {
  const frame = hiddenFrameOf(extension)
  const state = await frame.load(module)
  if (state.status !== 'ready') return state
  const exported = (...words: unknown[]) => run(frame, module, words.slice(0, -1), words.at(-1) as Input)
  return { status: 'ready', exported }
}

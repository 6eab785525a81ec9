import { copyOf } from '../protocol/given.ts'
import type { Method } from '../protocol/methods.ts'
import { errorOf } from '../protocol/sent-error.ts'
import type { Line } from './line.ts'

interface Pending {
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
  onProgress: ((share: number) => void) | undefined
}

/** What a call may carry in addition to its arguments. */
interface Extras {
  signal?: AbortSignal | undefined
  onProgress?: ((share: number) => void) | undefined
}

/** Asks a port of the admin. Rejects with the admin's error, whose text for people `textOf` knows. */
export type AskAdmin = <Answer>(method: Method, words: readonly unknown[], extras?: Extras) => Promise<Answer>

export function createAskAdmin(line: Line): {
  ask: AskAdmin
  textOf: (error: unknown) => string | undefined
} {
  const pending = new Map<number, Pending>()
  const texts = new WeakMap<object, string>()
  let last = 0
  line.listen((message) => {
    if (message.type !== 'answer' && message.type !== 'refusal' && message.type !== 'progress') return
    const call = pending.get(message.id)
    if (message.type === 'progress') return call?.onProgress?.(message.share)
    pending.delete(message.id)
    if (message.type === 'answer') return call?.resolve(message.value)
    const error = errorOf(message.error)
    texts.set(error, message.error.text)
    call?.reject(error)
  })
  return {
    ask: (method, words, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        last += 1
        const id = last
        pending.set(id, { resolve: resolve as (value: unknown) => void, reject, onProgress })
        const abort = () => line.send({ type: 'abort', id })
        line.send({ type: 'call', id, method, words: words.map(copyOf) })
        if (signal?.aborted) abort()
        else signal?.addEventListener('abort', abort, { once: true })
      }),
    textOf: (error) => (typeof error === 'object' && error !== null ? texts.get(error) : undefined),
  }
}

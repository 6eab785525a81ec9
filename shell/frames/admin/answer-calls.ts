import type { CallOptions, Host, OfferedName, Question, UploadOptions } from '@stoa/extension-sdk'

import type { FromAdmin, FromFrame } from '../protocol/messages.ts'
import { copyOf } from '../protocol/given.ts'
import type { Method } from '../protocol/methods.ts'
import { sentError } from '../protocol/sent-error.ts'

type Call = Extract<FromFrame, { type: 'call' }>
type Words = readonly unknown[]

/** Asks a port; `words` were checked when the message was read. */
function ask(
  { client, dialogs, functions, language, settings }: Host,
  method: Method,
  words: Words,
  more: Required<Pick<UploadOptions, 'signal' | 'onProgress'>>,
): Promise<unknown> {
  const [first, second, third] = words
  const options = (given: unknown): CallOptions => ({ ...(given as CallOptions), signal: more.signal })
  switch (method) {
    case 'client.get':
      return client.get(first as string, options(second))
    case 'client.post':
      return client.post(first as string, second, options(third))
    case 'client.delete':
      return client.delete(first as string, second, options(third))
    case 'client.upload':
      return client.upload(first as File[], { ...(second as UploadOptions), ...more })
    case 'dialogs.confirm':
      return dialogs.confirm(first as Question)
    case 'language.change':
      return language.change(first as string)
    case 'settings.read':
      return settings.read()
    case 'settings.save':
      return settings.save(first as Parameters<typeof settings.save>[0])
    case 'functions.call':
      return functions.call(first as OfferedName, second as never)
  }
}

/** Answers the calls of one frame from the ports of its extension. */
export interface CallDesk {
  answer(call: Call): void
  abort(id: number): void
  /** Gives up what is under way. */
  close(): void
}

export function createCallDesk(host: () => Host, send: (message: FromAdmin) => void): CallDesk {
  const running = new Map<number, AbortController>()
  async function answer({ id, method, words }: Call): Promise<void> {
    const controller = new AbortController()
    running.set(id, controller)
    const onProgress = (share: number) => send({ type: 'progress', id, share })
    try {
      const value = await ask(host(), method, words, { signal: controller.signal, onProgress })
      send({ type: 'answer', id, value: copyOf(value) })
    } catch (error) {
      send({ type: 'refusal', id, error: sentError(error, host().failures.textOf(error)) })
    } finally {
      running.delete(id)
    }
  }
  return {
    answer: (call) => void answer(call),
    abort: (id) => running.get(id)?.abort(),
    close: () => running.forEach((controller) => controller.abort()),
  }
}

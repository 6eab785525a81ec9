import type { TextValues } from '@stoa/extension-sdk'

import { copyOf, inputOf } from '../protocol/given.ts'
import type { FromAdmin } from '../protocol/messages.ts'
import { sentError } from '../protocol/sent-error.ts'
import { loadHere, type FrameContext } from './frame-context.ts'

type Run = Extract<FromAdmin, { type: 'run' }>
type Runnable = (...words: unknown[]) => unknown

/** Loads and runs the extension's functions as the admin asks. */
export function startFunctions(context: FrameContext): void {
  const { line, extension, host } = context
  const loaded = new Map<string, Runnable>()
  const running = new Map<number, AbortController>()
  const t = (key: string, values?: TextValues) => host.language.text(extension.manifest.name, key, values)
  async function load(module: string): Promise<void> {
    const state = await loadHere(context, module)
    if (state.status === 'ready') loaded.set(module, state.exported as Runnable)
  }
  async function run({ id, module, words, given }: Run): Promise<void> {
    const controller = new AbortController()
    running.set(id, controller)
    const call = (name: string, more: readonly unknown[]) =>
      line.send({ type: 'given', run: id, name, words: more, count: 0 })
    try {
      const input = { ...host, t, signal: controller.signal, ...inputOf(given, call) }
      const value = await loaded.get(module)?.(...words, input)
      line.send({ type: 'ran', id, value: copyOf(value) })
    } catch (error) {
      line.send({ type: 'broke', id, error: sentError(error, host.failures.textOf(error)) })
    } finally {
      running.delete(id)
    }
  }
  line.listen((message) => {
    if (message.type === 'load') void load(message.module)
    if (message.type === 'run') void run(message)
    if (message.type === 'cancel') running.get(message.id)?.abort()
  })
}

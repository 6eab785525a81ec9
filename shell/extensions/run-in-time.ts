import type { Host, RunContext } from '@stoa/extension-sdk'

/** Time that a run may spend without waiting for a port, in milliseconds. */
export const RUN_DEADLINE_MS = 60_000

/** Ports whose calls a run may wait for: the backend, a person, the store's settings, another extension. */
const AWAITED = ['client', 'dialogs', 'settings', 'functions'] as const satisfies readonly (keyof Host)[]

type Call = (...words: readonly unknown[]) => unknown

/** Whether a run did not end in time, see {@link runInTime}. */
export const isLate = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError'

/**
 * Runs an action. One that neither ends nor waits for a port within {@link RUN_DEADLINE_MS} rejects, see {@link isLate}:
 * what it answers later is dropped, and it opens no page anymore. The time stands still while the backend or a person is
 * awaited.
 */
export function runInTime<Result>(
  context: RunContext,
  run: (context: RunContext) => Result | Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let awaited = 0
    let state: 'running' | 'ended' | 'late' = 'running'
    const wait = () => {
      clearTimeout(timer)
      if (state === 'running' && awaited === 0) timer = setTimeout(giveUp, RUN_DEADLINE_MS)
    }
    const giveUp = () => {
      state = 'late'
      reject(new DOMException(`it did not end within ${RUN_DEADLINE_MS} ms`, 'TimeoutError'))
    }
    const end = (settle: () => void) => {
      if (state !== 'running') return
      state = 'ended'
      clearTimeout(timer)
      settle()
    }
    const timed =
      (call: Call): Call =>
      (...words) => {
        const answer = call(...words)
        const settled = () => {
          awaited -= 1
          wait()
        }
        awaited += 1
        wait()
        void Promise.resolve(answer).then(settled, settled)
        return answer
      }
    const portOf = (name: (typeof AWAITED)[number]) => {
      const calls = Object.entries(context[name]).map(([call, made]) => [call, timed(made as Call)])
      return [name, Object.fromEntries(calls)]
    }
    const own: RunContext = {
      ...context,
      ...Object.fromEntries(AWAITED.filter((name) => name in context).map(portOf)),
      navigation: {
        ...context.navigation,
        open: (...words) => (state === 'late' ? undefined : context.navigation.open(...words)),
      },
    }
    wait()
    const start = async () => run(own)
    start().then(
      (result) => end(() => resolve(result)),
      (error: unknown) => end(() => reject(error as Error)),
    )
  })
}

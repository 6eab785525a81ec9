import { setTimeout as wait } from 'node:timers/promises'

/**
 * What a step of a fault run answers; rejects when it has not ended after that many seconds. A page in an endless loop,
 * or a server that never answers, would keep a run from ending otherwise. What the step began is left as it is.
 */
export async function inTime<T>(what: string, seconds: number, step: () => Promise<T>): Promise<T> {
  const ended = new AbortController()
  const late = wait(seconds * 1000, undefined, { signal: ended.signal }).then(
    () => Promise.reject(new Error(`${what} did not end within ${seconds} s`)),
    () => new Promise<never>(() => undefined),
  )
  try {
    return await Promise.race([step(), late])
  } finally {
    ended.abort()
  }
}

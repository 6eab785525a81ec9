import type { Answer } from '@stoa/api/http'

/** An answer that no page took within this time is dropped: it would be stale. */
const FRESH_MS = 10_000

/** The read that is sent before the code of its page is there. */
export interface FirstRead {
  /** Sends it, the first time. */
  send(address: string): void
  /**
   * The answer where this is the read that was sent, once; undefined where it is another one. Resolves with undefined where
   * the read failed: the page then makes it itself, and says what is wrong.
   */
  take(path: string, query: string): Promise<Answer<object> | undefined> | undefined
}

/** Reads of a backend ahead of the page that needs them. */
export function createFirstRead(backend: string): FirstRead {
  let sent = false
  let waiting: { path: string; query: string; answer: Promise<Answer<object> | undefined> } | undefined
  return {
    send(address) {
      if (sent) return
      sent = true
      const [path = '', query = ''] = address.split('?')
      const answer = read(backend + address)
      const mine = { path, query: sorted(query), answer }
      waiting = mine
      const drop = () => {
        waiting = undefined
      }
      void answer.then(() => setTimeout(drop, FRESH_MS))
    },
    take(path, query) {
      if (waiting?.path !== path || waiting.query !== sorted(query)) return undefined
      const { answer } = waiting
      waiting = undefined
      return answer
    },
  }
}

async function read(url: string): Promise<Answer<object> | undefined> {
  try {
    const response = await fetch(url, { credentials: 'include', headers: { accept: 'application/json' } })
    if (!response.ok) return undefined
    const body = (await response.json()) as object
    return { ...body, response: { status: response.status, headers: Object.fromEntries(response.headers) } }
  } catch {
    return undefined
  }
}

const sorted = (query: string): string => {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return String(parameters)
}

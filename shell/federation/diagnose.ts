import { integrityOf } from './integrity.ts'
import type { RemoteFailure } from './remote-state.ts'

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}

/** How long the server may take to answer the question, in milliseconds. */
const PATIENCE_MS = 3000

/** What is wrong with one file, if anything. */
async function faultOf(url: string): Promise<RemoteFailure | undefined> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) return { kind: 'script', detail: `${url} answered ${response.status}` }
    if (integrityOf(url) === '') return undefined
    const hash = await hashOf(await response.arrayBuffer())
    if (hash === integrityOf(url)) return undefined
    return { kind: 'integrity', detail: `${url} has the hash ${hash}, the feed names ${integrityOf(url)}` }
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError'
    return { kind: isSlow ? 'timeout' : 'script', detail: `${url} does not answer` }
  }
}

/** Finds out which of a contribution's files the browser did not run, and why: it only ever says that it did not. */
export async function diagnose(urls: readonly string[], failure: RemoteFailure): Promise<RemoteFailure> {
  if (failure.kind !== 'script') return failure
  const faults = await Promise.all(urls.map(faultOf))
  return faults.find((fault) => fault !== undefined) ?? failure
}

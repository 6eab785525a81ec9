import { integrityOf } from './integrity.ts'
import type { RemoteFailure } from './remote-state.ts'

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}

/** Finds out why the browser did not run a script: it only ever says that it did not. */
export async function diagnose(url: string, failure: RemoteFailure): Promise<RemoteFailure> {
  if (failure.kind !== 'script') return failure
  try {
    const response = await fetch(url, { cache: 'no-store' })
    if (!response.ok) return { kind: 'script', detail: `${url} answered ${response.status}` }
    const hash = await hashOf(await response.arrayBuffer())
    if (hash === integrityOf(url)) return failure
    return { kind: 'integrity', detail: `${url} has the hash ${hash}, the feed names ${integrityOf(url)}` }
  } catch {
    return { kind: 'script', detail: `${url} does not answer` }
  }
}

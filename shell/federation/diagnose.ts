import { integrityOf, isUnchecked, hasIntegrity } from './integrity.ts'
import { isOutdated } from './outdated.ts'
import type { RemoteFailure } from './remote-state.ts'

const ALGORITHMS = { sha256: 'SHA-256', sha384: 'SHA-384' } as const

/** The hash of a content, made in the same way as another one. */
async function hashLike(hash: string, content: ArrayBuffer): Promise<string> {
  const name = hash.startsWith('sha256-') ? 'sha256' : 'sha384'
  const digest = new Uint8Array(await crypto.subtle.digest(ALGORITHMS[name], content))
  return `${name}-${btoa(String.fromCharCode(...digest))}`
}

/** How long the server may take to answer the question, in milliseconds. */
const PATIENCE_MS = 3000

/** What is wrong with one file, if anything. */
async function faultOf(url: string): Promise<RemoteFailure | undefined> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) return { kind: 'script', detail: `${url} answered ${response.status}` }
    if (isUnchecked(url) || !hasIntegrity(url)) return undefined
    const wanted = integrityOf(url)
    const hash = await hashLike(wanted, await response.arrayBuffer())
    if (hash === wanted) return undefined
    return { kind: 'integrity', detail: `${url} has the hash ${hash}, it was installed with ${wanted}` }
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError'
    return { kind: isSlow ? 'timeout' : 'script', detail: `${url} does not answer` }
  }
}

/** Finds out which of a contribution's files, the entry first, the browser did not run, and why: it only ever says that it did not. */
export async function diagnose(
  base: string,
  urls: readonly string[],
  failure: RemoteFailure,
): Promise<RemoteFailure> {
  if (failure.kind !== 'script') return failure
  const [entry] = urls
  if (globalThis.stoaIntegrity && entry !== undefined && !hasIntegrity(entry))
    return { kind: 'integrity', detail: `${entry} was installed without a hash that browsers check` }
  const faults = await Promise.all(urls.map(faultOf))
  const fault = faults.find((found) => found !== undefined) ?? failure
  if (fault.kind !== 'script' || !(await isOutdated(base))) return fault
  return { kind: 'outdated', detail: `${base} is no longer in feed.json. ${fault.detail}` }
}

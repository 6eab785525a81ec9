import { integrityOf, isUnchecked, hasIntegrity } from './integrity.ts'
import { isOutdated } from './outdated.ts'
import type { RemoteFailure } from './remote-state.ts'

/** How long the server may take to answer the question, in milliseconds. */
const PATIENCE_MS = 3000

const read = (url: string, options?: RequestInit): Promise<Response> =>
  fetch(url, { ...options, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })

/** What is wrong with one file, if anything. */
async function faultOf(url: string): Promise<RemoteFailure | undefined> {
  try {
    const response = await read(url)
    if (!response.ok) return { kind: 'script', detail: `${url} answered ${response.status}` }
    if (isUnchecked(url) || !hasIntegrity(url)) return undefined
    const integrity = integrityOf(url)
    // The browser compares, as it did with the script: pages on plain http have no `crypto.subtle`.
    const isIntact = await read(url, { integrity }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof TypeError) return false
        throw error
      },
    )
    if (isIntact) return undefined
    return {
      kind: 'integrity',
      detail: `${url} does not have the hash that it was installed with, ${integrity}`,
    }
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
  const [entry] = urls
  if (globalThis.stoaIntegrity && entry !== undefined && !hasIntegrity(entry))
    return { kind: 'integrity', detail: `${entry} was installed without a hash that browsers check` }
  const faults = await Promise.all(urls.map(faultOf))
  const fault = faults.find((found) => found !== undefined) ?? failure
  if (fault.kind !== 'script' || !(await isOutdated(base))) return fault
  return { kind: 'outdated', detail: `${base} is no longer in feed.json. ${fault.detail}` }
}

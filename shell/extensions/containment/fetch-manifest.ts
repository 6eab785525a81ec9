import { isHash } from '../../federation/integrity.ts'
import { textOf } from './text-of.ts'

/** Time limit for a manifest, in milliseconds; the page waits for it. */
const PATIENCE_MS = 3000

/** Fetches an `extension.json` without running any code; `hash` pins its content. Never rejects. */
export async function fetchManifest(
  base: string,
  hash?: string,
): Promise<{ manifest: unknown } | { fault: string }> {
  const url = `${URL.parse(base, location.href)?.href ?? base}extension.json`
  if (hash !== undefined && !isHash(hash)) return { fault: `the feed names no hash for ${url}` }
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      cache: 'no-cache',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(hash !== undefined && { integrity: hash }),
    })
    if (!response.ok) return { fault: `${url} answered ${response.status}` }
    return { manifest: await response.json() }
  } catch (error) {
    return { fault: `${url}: ${textOf(error)}` }
  }
}

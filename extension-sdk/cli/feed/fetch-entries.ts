import { hasHash } from '../../build/sri-hash.ts'
import type { FeedEntry } from '../../points/manifest.ts'
import type { Fault } from '../checks/fault.ts'

/** How long an origin may take for one file, in milliseconds. */
const DEADLINE_MS = 10_000

/** What is wrong with the entries of a feed where they lie; bases without an origin are those of `admin`. */
export async function fetchFaults(entries: readonly FeedEntry[], admin?: string): Promise<Fault[]> {
  const messages = await Promise.all(entries.map((entry) => faultOf(entry, admin)))
  return messages.flatMap((message, index) =>
    message ? [{ rule: 'fetch', where: entries[index]?.manifest.name ?? '?', message }] : [],
  )
}

async function faultOf({ manifest, base }: FeedEntry, admin?: string): Promise<string | undefined> {
  const { file } = manifest.entry
  const url = URL.parse(file, URL.parse(base, admin)?.href)
  if (!url) return `${base} has no origin: name the admin's with --admin`
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) })
    if (!response.ok) return `${url.href} answers ${response.status}: put the files of the build there`
    const isAllowed = !admin || URL.parse(admin)?.origin === url.origin || allows(response)
    if (!isAllowed)
      return `${url.href} has no Access-Control-Allow-Origin, so browsers refuse it: let its server send one`
    const content = Buffer.from(await response.arrayBuffer())
    const hash = manifest.integrity[file]
    if (hash && !hasHash(content, hash))
      return `${url.href} is not the file that the feed names: publish this version again, or put its files back`
    return undefined
  } catch (error) {
    const { cause, name } = error as Error
    const reason = name === 'TimeoutError' ? 'not in time' : ((cause as Error | undefined)?.message ?? name)
    return `${url.href} does not answer (${reason}): start its server`
  }
}

const allows = (response: Response): boolean => response.headers.has('access-control-allow-origin')

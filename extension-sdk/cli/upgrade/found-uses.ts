import type { Uses } from '../../points/uses.ts'

const GET = /(?:\.get|useApiQuery)\s*(?:<[^;()]*>)?\(\s*['"`]\/(?:admin\/)?([\w-]+)/g
const WRITE = /\.(?:post|delete)\s*(?:<[^;()]*>)?\(\s*['"`]\/(?:admin\/)?([\w-]+)/g
const UPLOAD = /\.upload\s*\(/
const FETCH = /\bfetch\(\s*['"`](https:\/\/[\w.-]+(?::\d+)?)/g
const FIRST = /\bpath:\s*['"`]\/admin\/([\w-]+)/g

const all = (sources: readonly string[], pattern: RegExp): string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, found = '']) => found))

const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted()

/** What sources use, as far as their calls show: paths that are put together at run time are not seen. */
export function usesIn(sources: readonly string[]): Uses {
  const read = sorted([...all(sources, GET), ...all(sources, FIRST)])
  const uploads = sources.some((source) => UPLOAD.test(source)) ? ['uploads'] : []
  const write = sorted([...all(sources, WRITE), ...uploads])
  const connect = sorted(all(sources, FETCH))
  return {
    ...(read.length > 0 && { read }),
    ...(write.length > 0 && { write }),
    ...(connect.length > 0 && { connect }),
  }
}

const listText = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`

/** The source text of a declaration's `uses`. */
export function usesText(uses: Uses): string {
  const parts = Object.entries(uses).map(
    ([kind, names]: [string, readonly string[]]) => `${kind}: ${listText(names)}`,
  )
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}

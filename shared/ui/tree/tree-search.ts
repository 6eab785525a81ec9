import type { TreePosition } from './tree-moves.ts'

/** The part of a node that a search uses. */
interface Searched extends TreePosition {
  name: string
  alias?: string | undefined
}

/** A piece of a name. */
export interface NamePart {
  /** Where in the name it begins. */
  start: number
  text: string
  isMatch: boolean
}

/** The name in pieces, those that match marked. Case does not count; an empty search matches nothing. */
export function markMatches(name: string, search: string): NamePart[] {
  const query = search.trim().toLowerCase()
  if (query === '') return [{ start: 0, text: name, isMatch: false }]
  const parts: NamePart[] = []
  const lower = name.toLowerCase()
  let start = 0
  for (let at = lower.indexOf(query); at !== -1; at = lower.indexOf(query, start)) {
    const end = at + query.length
    parts.push({ start, text: name.slice(start, at), isMatch: false })
    parts.push({ start: at, text: name.slice(at, end), isMatch: true })
    start = end
  }
  return [...parts, { start, text: name.slice(start), isMatch: false }].filter(({ text }) => text !== '')
}

/** The nodes that have to be open so that every match is in sight. */
export function openFor(nodes: readonly Searched[], search: string): Set<string> {
  const isMatch = (text: string) => markMatches(text, search).some((part) => part.isMatch)
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  const open = new Set<string>()
  for (const { name, alias = '', parent } of nodes) {
    if (!isMatch(name) && !isMatch(alias)) continue
    let above = parent
    while (above !== null && parents.has(above) && !open.has(above)) {
      open.add(above)
      above = parents.get(above) ?? null
    }
  }
  return open
}

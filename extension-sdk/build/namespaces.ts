import type { ChunkGroup, Compilation, Module } from 'webpack'

import { chunkName } from './chunk-files.ts'
import type { Texts } from './read-texts.ts'

/** A namespace becomes part of a file's name. */
const NAMESPACE = /^[a-z]\w*$/i

/** The top-level groups of an extension's texts that load on their own. */
export const namespacesIn = (texts: Texts): string[] =>
  Object.keys(texts).filter((key) => typeof texts[key] === 'object' && NAMESPACE.test(key))

/** Splits the texts of one language into the file that always loads (`''`) and one file per namespace. */
export function splitTexts(texts: Texts, namespaces: readonly string[]): Map<string, Texts> {
  const entries = Object.entries(texts)
  const always = entries.filter(([key]) => !namespaces.includes(key))
  const groups = entries.filter(([key]) => namespaces.includes(key))
  return new Map([
    ['', Object.fromEntries(always)],
    ...groups.map(([key, group]) => [key, { [key]: group }] satisfies [string, Texts]),
  ])
}

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  )

const LITERAL = /(["'`])([a-z]\w*)(\.[\w.]*)(?:\$\{|\1)/gi

/** Webpack merges modules that only one other imports; a merged module lists its parts. */
const partsOf = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module]

/** The chunk groups that a chunk group can load, itself among them. */
function reachable(group: ChunkGroup, seen = new Set<ChunkGroup>()): Set<ChunkGroup> {
  if (seen.has(group)) return seen
  seen.add(group)
  for (const child of group.getChildren()) reachable(child, seen)
  return seen
}

/**
 * The namespaces that each exposed module uses, itself or in what it imports, lazily too: those for which its code has
 * a string or template literal that begins a key of `english`.
 */
export function usedNamespaces(
  compilation: Compilation,
  modules: readonly string[],
  english: Texts,
): Record<string, string[]> {
  const namespaces = new Set(namespacesIn(english))
  const keys = keysOf(english)
  const found = new Map<Module, Set<string>>()
  const namespacesOf = (module: Module): Set<string> => {
    const known = found.get(module)
    if (known) return known
    const source = String(module.originalSource()?.source() ?? '')
    const literals = [...source.matchAll(LITERAL)].map(([, , namespace = '', rest = '']) => ({
      namespace,
      start: namespace + rest,
    }))
    const used = literals.filter(
      ({ namespace, start }) => namespaces.has(namespace) && keys.some((key) => key.startsWith(start)),
    )
    const result = new Set(used.map(({ namespace }) => namespace))
    found.set(module, result)
    return result
  }
  return Object.fromEntries(
    modules.map((exposed) => {
      const group = compilation.namedChunkGroups.get(chunkName(exposed))
      const chunks = new Set([...(group ? reachable(group) : [])].flatMap((each) => each.chunks))
      const code = [...chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
      const used = code.flatMap(partsOf).flatMap((module) => [...namespacesOf(module)])
      return [exposed, [...new Set(used)].toSorted()]
    }),
  )
}

import type { Extension } from '../points/extension.ts'
import { contributionsOf } from '../points/kinds.ts'
import type { Manifest } from '../points/manifest.ts'
import { textKeysOf } from '../points/text-keys.ts'
import type { Texts } from './read-texts.ts'

/** The keys that a manifest itself names, all of which the shell must be able to show before any code runs. */
export function keysOf(extension: Extension): string[] {
  const keys = contributionsOf(extension).flatMap(({ kind, contribution }) => textKeysOf(kind, contribution))
  return [...new Set<string>(keys)].toSorted()
}

function textAt(texts: Texts, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      texts,
    )
  return typeof found === 'string' ? found : undefined
}

/** Those keys' texts in every language that has them; English must have all. */
export function manifestTexts(
  extension: Extension,
  texts: Readonly<Record<string, Texts>>,
): Manifest['texts'] {
  const keys = keysOf(extension)
  const picked = Object.fromEntries(
    Object.entries(texts).map(([language, all]) => [language, Object.fromEntries(pick(all, keys))]),
  )
  const missing = keys.filter((key) => picked['en']?.[key] === undefined)
  if (missing.length)
    throw new Error(
      `${extension.name}: the English texts lack ${missing.join(', ')}: add what extension.ts names to locales/en.json`,
    )
  return picked
}

function pick(all: Texts, keys: readonly string[]): [string, string][] {
  return keys.flatMap((key) => {
    const text = textAt(all, key)
    return text === undefined ? [] : [[key, text] satisfies [string, string]]
  })
}

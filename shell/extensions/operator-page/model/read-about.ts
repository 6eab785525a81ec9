import { ICONS } from '@stoa/extension-sdk'
import type { About } from '@stoa/extension-sdk/manifest'

const TEXTS = ['author', 'description', 'license', 'changelog'] as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What an author says of an extension, of a manifest that may hold anything: texts, an icon, and a safe address. */
export function readAbout(manifest: unknown): About {
  const about = isRecord(manifest) && isRecord(manifest['about']) ? manifest['about'] : {}
  const texts = TEXTS.filter((name) => typeof about[name] === 'string' && about[name] !== '')
  const { homepage, icon } = about
  const isSafe = typeof homepage === 'string' && URL.parse(homepage)?.protocol === 'https:'
  const known = ICONS.find((name) => name === icon)
  return {
    ...Object.fromEntries(texts.map((name) => [name, String(about[name])])),
    ...(isSafe && { homepage }),
    ...(known && { icon: known }),
  }
}

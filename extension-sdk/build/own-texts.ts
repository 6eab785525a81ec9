import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { readTexts, type Texts } from './read-texts.ts'

/** Language → texts, for an extension that keeps them in `locales/<language>.json`. */
export function ownTexts(folder: string): Record<string, Texts> {
  const locales = join(folder, 'locales')
  if (!existsSync(locales)) return {}
  const files = readdirSync(locales).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(files.map((file) => [file.replace('.json', ''), readTexts(join(locales, file))]))
}

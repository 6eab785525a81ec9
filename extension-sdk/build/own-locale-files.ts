import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Language → file, for an extension that keeps its texts in `locales/<language>.json`. */
export function ownLocaleFiles(folder: string): Record<string, string> {
  const locales = join(folder, 'locales')
  if (!existsSync(locales)) return {}
  const files = readdirSync(locales).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(files.map((file) => [file.replace('.json', ''), join(locales, file)]))
}

import type { Manifest } from '../points/manifest.ts'
import { contributionEntries } from './contribution-entries.ts'
import { readExtension } from './read-extension.ts'
import { manifestTexts } from './texts.ts'

/**
 * The manifest of an extension that a development server serves from memory. Its entry has no hash to check:
 * what changes with every keystroke is not installed, it is being written.
 */
export async function devManifest(
  folder: string,
  global: string,
  localeFiles: Readonly<Record<string, string>>,
  locales: Manifest['locales'],
): Promise<Manifest> {
  const extension = await readExtension(folder)
  return {
    // Whole files of translations are served.
    ...contributionEntries(extension, {}, { hasChapters: false }),
    entry: { file: 'entry.js', global },
    integrity: { 'entry.js': 'unchecked' },
    locales,
    texts: manifestTexts(extension, localeFiles),
  }
}

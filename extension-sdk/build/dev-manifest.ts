import type { Extension } from '../points/extension.ts'
import type { Manifest } from '../points/manifest.ts'
import { contributionEntries } from './contribution-entries.ts'
import { exposedModules, readExtension } from './read-extension.ts'
import type { Texts } from './read-texts.ts'
import { manifestTexts } from './texts.ts'

/**
 * The manifest of an extension that a development server serves from memory. Its entry has no hash to check:
 * what changes with every keystroke is not installed, it is being written.
 */
export async function devManifest(
  folder: string,
  global: string,
  texts: Readonly<Record<string, Texts>>,
  locales: Manifest['locales'],
  namespaces: readonly string[] = [],
): Promise<Manifest> {
  return unbuiltManifest(await readExtension(folder), global, texts, locales, namespaces)
}

/** The same of a declaration. */
export function unbuiltManifest(
  extension: Extension,
  global: string,
  texts: Readonly<Record<string, Texts>>,
  locales: Manifest['locales'],
  namespaces: readonly string[] = [],
): Manifest {
  const modules = Object.keys(exposedModules(extension))
  const everyModule = Object.fromEntries(modules.map((module) => [module, namespaces]))
  return {
    ...contributionEntries(extension, {}, everyModule),
    entry: { file: 'entry.js', global },
    integrity: { 'entry.js': 'unchecked' },
    locales,
    texts: manifestTexts(extension, texts),
  }
}

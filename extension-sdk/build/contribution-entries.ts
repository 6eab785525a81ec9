import type { Extension } from '../points/extension.ts'
import type { ContributionEntry, Manifest } from '../points/manifest.ts'
import { importedFile, moduleName } from './read-extension.ts'

/** The part of a manifest that the declaration gives: who it is and what it contributes, each with its files. */
export function contributionEntries(
  extension: Extension,
  files: Readonly<Record<string, readonly string[]>>,
): Pick<Manifest, 'name' | 'version' | 'sdk' | 'pages' | 'widgets' | 'settings'> {
  const entryOf = (load: () => unknown): ContributionEntry => {
    const module = moduleName(importedFile(load, extension.name))
    return { module, files: files[module] ?? [] }
  }
  return {
    name: extension.name,
    version: extension.version,
    sdk: extension.sdk,
    pages: (extension.pages ?? []).map(({ load, ...page }) => ({ ...page, ...entryOf(load) })),
    widgets: (extension.widgets ?? []).map(({ load, ...widget }) => ({ ...widget, ...entryOf(load) })),
    settings: (extension.settings ?? []).map(({ load, ...settings }) => ({ ...settings, ...entryOf(load) })),
  }
}

import type { Extension, Kind } from '../points/extension.ts'
import { contributionsOf } from '../points/kinds.ts'
import type { ContributionEntry, EntryOf, Manifest } from '../points/manifest.ts'
import { importedFile, moduleName } from './read-extension.ts'

/** The part of a manifest that the declaration gives: who it is and what it contributes, each with its files and namespaces. */
export function contributionEntries(
  extension: Extension,
  files: Readonly<Record<string, readonly string[]>>,
  namespaces: Readonly<Record<string, readonly string[]>> = {},
): Pick<
  Manifest,
  'name' | 'version' | 'sdk' | 'needs' | 'optionalNeeds' | 'zones' | 'uses' | 'about' | Kind
> {
  const entries: { [K in Kind]?: EntryOf<K>[] } = {}
  for (const { kind, name, contribution } of contributionsOf(extension)) {
    const { load, ...declared } = contribution
    const module = moduleName(importedFile(load, `${extension.name}: ${name}`))
    const entry: ContributionEntry = {
      ...declared,
      module,
      files: files[module] ?? [],
      ...(namespaces[module]?.length && { namespaces: namespaces[module] }),
    }
    ;((entries[kind] ??= []) as ContributionEntry[]).push(entry)
  }
  const { name, version, sdk, needs, optionalNeeds, zones, uses, about } = extension
  return {
    name,
    version,
    sdk,
    ...(needs && { needs }),
    ...(optionalNeeds && { optionalNeeds }),
    ...(zones && { zones }),
    ...(uses && { uses }),
    ...(about && { about }),
    ...entries,
  }
}

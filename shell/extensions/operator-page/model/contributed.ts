import { contributionsOf, type Finding } from '@stoa/extension-sdk/admission'
import type { Kind } from '@stoa/extension-sdk'
import type { ContributionEntry, Manifest } from '@stoa/extension-sdk/manifest'

import type { Account } from '../../containment/ledger.ts'
import type { Registry } from '../../registry.ts'

/** One contribution: where it belongs and how it fared. */
export interface Contributed {
  kind: Kind
  /** As findings call it, for example `widget points`. */
  name: string
  /** Its path or its id. */
  id: string
  /** Zones, a list, a form or an address of the admin; none for what belongs everywhere. */
  places: readonly string[]
  /** The address of a page that can be opened as it is. */
  href?: string
  module: string
  flag?: string
  state: 'refused' | 'quarantined' | 'failed' | 'running' | 'unused'
  ms?: number
  /** Why it was not let in. */
  finding?: Finding
}

type Facts = ContributionEntry &
  Partial<Record<'path' | 'id' | 'list' | 'form' | 'key', string>> & { zone?: string | readonly string[] }

/** Every contribution that was let in, whatever its kind and its place. */
export function admittedIn(registry: Registry): ReadonlySet<object> {
  const { pages, settings, commands, cards, searches } = registry
  const { widgets, rowActions, bulkActions, columns, fields } = registry
  const placed = [widgets, rowActions, bulkActions, columns, fields].flatMap((places) =>
    [...places.values()].flat(),
  )
  const all = [...pages, ...settings, ...commands, ...cards, ...searches, ...placed]
  return new Set(all.map(({ contribution }) => contribution))
}

const addressOf = (kind: Kind, path: string): string => `/a${kind === 'settings' ? '/settings' : ''}${path}`

function placesOf(kind: Kind, { path, zone, list, form, key }: Facts): readonly string[] {
  if (path !== undefined) return [addressOf(kind, path)]
  if (form !== undefined) return [`${form} · metadata.${key}`]
  return [zone ?? list ?? []].flat()
}

function stateOf(module: string, { loads, failures, quarantined }: Account): Contributed['state'] {
  if (quarantined.has(module)) return 'quarantined'
  if (failures.some((failure) => failure.module === module)) return 'failed'
  return loads.has(module) ? 'running' : 'unused'
}

/** What a manifest contributes, each with what became of it. */
export function contributedBy(
  manifest: Manifest,
  account: Account,
  findings: readonly Finding[],
  admitted: ReadonlySet<object>,
): Contributed[] {
  return contributionsOf(manifest).map(({ kind, name, contribution }) => {
    const facts = contribution as Facts
    const { module, flag, path } = facts
    const isIn = admitted.has(contribution)
    const finding = isIn ? undefined : findings.find((one) => one.contribution === name)
    const ms = account.loads.get(module)
    return {
      kind,
      name,
      id: path ?? facts.id ?? module,
      places: placesOf(kind, facts),
      module,
      state: isIn ? stateOf(module, account) : 'refused',
      ...(isIn && path !== undefined && !path.includes(':') && { href: addressOf(kind, path) }),
      ...(flag !== undefined && { flag }),
      ...(ms !== undefined && { ms }),
      ...(finding && { finding }),
    }
  })
}

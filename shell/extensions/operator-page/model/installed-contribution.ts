import { contributionsOf, type Finding } from '@stoa/extension-sdk/admission'
import type { ActionSurface, Kind } from '@stoa/extension-sdk'
import type { ContributionEntry, Manifest } from '@stoa/extension-sdk/manifest'

import { isOut, type Account, type Work } from '../../containment/ledger.ts'
import type { Registry } from '../../registry.ts'

/** One contribution with its target and state. */
export interface InstalledContribution {
  kind: Kind
  /** Its name in findings, for example `widget points`. */
  name: string
  /** Path or id. */
  id: string
  /** Zones, list, form or address; empty for contributions without a target. */
  targets: readonly string[]
  /** Menus that a row action is in. */
  menus?: readonly ActionSurface[]
  /** Address of a page without parameters. */
  href?: string
  module: string
  flag?: string
  state: 'refused' | 'quarantined' | 'failed' | 'running' | 'unused'
  ms?: number
  /** Renders of its component since the page loaded; undefined when none was recorded. */
  renders?: Work
  /** Why it was rejected. */
  finding?: Finding
}

type Facts = ContributionEntry &
  Partial<Record<'path' | 'id' | 'list' | 'form' | 'key', string>> & {
    zone?: string | readonly string[]
    on?: readonly ActionSurface[]
  }

/** Every admitted contribution of any kind. */
export function admittedIn(registry: Registry): ReadonlySet<object> {
  const { pages, settings, commands, cards, searches, functions } = registry
  const { widgets, rowActions, bulkActions, columns, fields } = registry
  const placed = [widgets, rowActions, bulkActions, columns, fields].flatMap((targets) =>
    [...targets.values()].flat(),
  )
  const all = [...pages, ...settings, ...commands, ...cards, ...searches, ...functions, ...placed]
  return new Set(all.map(({ contribution }) => contribution))
}

const addressOf = (kind: Kind, path: string): string => `/a${kind === 'settings' ? '/settings' : ''}${path}`

function targetsOf(kind: Kind, { path, zone, list, form, key }: Facts): readonly string[] {
  if (path !== undefined) return [addressOf(kind, path)]
  if (form !== undefined) return [`${form} · metadata.${key}`]
  return [zone ?? list ?? []].flat()
}

function stateOf(module: string, account: Account): InstalledContribution['state'] {
  const { loads, failures } = account
  if (isOut(account, module)) return 'quarantined'
  if (failures.some((failure) => failure.module === module)) return 'failed'
  return loads.has(module) ? 'running' : 'unused'
}

/** The contributions of a manifest with their states. */
export function installedContributions(
  manifest: Manifest,
  account: Account,
  findings: readonly Finding[],
  admitted: ReadonlySet<object>,
): InstalledContribution[] {
  return contributionsOf(manifest).map(({ kind, name, contribution }) => {
    const facts = contribution as Facts
    const { module, flag, path } = facts
    const isIn = admitted.has(contribution)
    const finding = isIn ? undefined : findings.find((one) => one.contribution === name)
    const ms = account.loads.get(module)
    const renders = account.renders.get(module)
    return {
      kind,
      name,
      id: path ?? facts.id ?? module,
      targets: targetsOf(kind, facts),
      module,
      ...(kind === 'rowActions' && { menus: facts.on ?? ['list'] }),
      state: isIn ? stateOf(module, account) : 'refused',
      ...(isIn && path !== undefined && !path.includes(':') && { href: addressOf(kind, path) }),
      ...(flag !== undefined && { flag }),
      ...(ms !== undefined && { ms }),
      ...(renders && { renders }),
      ...(finding && { finding }),
    }
  })
}

import { SDK_VERSION, type AnyZone, type FormName, type ListName } from '@stoa/extension-sdk'
import {
  admit,
  SHARED_VERSIONS,
  type Admitted,
  type AdmittedByKind,
  type Finding,
} from '@stoa/extension-sdk/admission'
import type { EntryOf, Feed, FeedEntry } from '@stoa/extension-sdk/manifest'

import type { FeedContent } from '../federation/feed.ts'

export type { Admitted } from '@stoa/extension-sdk/admission'

type ByTarget<Target, K extends keyof AdmittedByKind> = ReadonlyMap<Target, readonly Admitted<EntryOf<K>>[]>

/** Contributions of all installed extensions by target, and what was rejected. */
export interface Registry extends Omit<
  AdmittedByKind,
  'widgets' | 'rowActions' | 'bulkActions' | 'columns' | 'fields'
> {
  extensions: readonly FeedEntry[]
  widgets: ByTarget<AnyZone, 'widgets'>
  rowActions: ByTarget<ListName, 'rowActions'>
  bulkActions: ByTarget<ListName, 'bulkActions'>
  columns: ByTarget<ListName, 'columns'>
  fields: ByTarget<FormName, 'fields'>
  findings: readonly Finding[]
}

/** Groups contributions by target; one with several targets appears in each group. */
function groupByTarget<Target extends string, Contribution>(
  admitted: readonly Admitted<Contribution>[],
  targetsOf: (contribution: Contribution) => Target | readonly Target[],
): Map<Target, Admitted<Contribution>[]> {
  const groups = new Map<Target, Admitted<Contribution>[]>()
  for (const one of admitted) {
    const named = targetsOf(one.contribution)
    for (const target of typeof named === 'string' ? [named] : named) {
      const group = groups.get(target)
      if (group) group.push(one)
      else groups.set(target, [one])
    }
  }
  return groups
}

type Ordered = Admitted<EntryOf<'widgets' | 'columns' | 'cards'>>

/** Sorts contributions to a target as the operator wants them. Others follow in the order of the feed. */
function sortGroups(groups: ReadonlyMap<string, Ordered[]>, order: Feed['order'] & object): void {
  for (const [target, names] of Object.entries(order)) {
    const listed = [names].flat()
    const rankOf = ({ extension, contribution }: Ordered) =>
      listed.indexOf(`${extension.manifest.name}/${contribution.id}`) + 1 || listed.length + 1
    groups.get(target)?.sort((one, other) => rankOf(one) - rankOf(other))
  }
}

/**
 * Builds the registry from a feed, see `admit`; `switchedOff` names extensions disabled in addition, with the reason;
 * `role` is that of the person.
 */
export function composeRegistry(
  { extensions, disabled, origins = [], order = {} }: FeedContent,
  switchedOff: Readonly<Record<string, string>> = {},
  role?: string,
): Registry {
  const admission = admit(extensions, {
    sdk: SDK_VERSION,
    shared: SHARED_VERSIONS,
    disabled: { ...switchedOff, ...Object.fromEntries(disabled.map((name) => [name, 'by the operator'])) },
    origins,
    ownOrigin: location.origin,
    role,
  })
  const { contributions, findings } = admission
  const widgets = groupByTarget(contributions.widgets, ({ zone }) => zone)
  const columns = groupByTarget(contributions.columns, ({ list }) => list)
  const cards = [...contributions.cards]
  sortGroups(new Map<string, Ordered[]>([...widgets, ...columns, ['cards', cards]]), order)
  return {
    ...contributions,
    cards,
    extensions: admission.extensions,
    findings,
    widgets,
    rowActions: groupByTarget(contributions.rowActions, ({ list }) => list),
    bulkActions: groupByTarget(contributions.bulkActions, ({ list }) => list),
    columns,
    fields: groupByTarget(contributions.fields, ({ form }) => form),
  }
}

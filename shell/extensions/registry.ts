import { SDK_VERSION, type FormName, type ListName, type ZoneName } from '@stoa/extension-sdk'
import {
  admit,
  LENT_VERSIONS,
  type Admitted,
  type AdmittedByKind,
  type Finding,
} from '@stoa/extension-sdk/admission'
import type { EntryOf, FeedEntry } from '@stoa/extension-sdk/manifest'

import type { FeedContent } from '../federation/feed.ts'

export type { Admitted } from '@stoa/extension-sdk/admission'

type InPlaces<Place, K extends keyof AdmittedByKind> = ReadonlyMap<Place, readonly Admitted<EntryOf<K>>[]>

/** Everything that the installed extensions contribute, where it belongs, and what was refused. */
export interface Registry extends Omit<
  AdmittedByKind,
  'widgets' | 'rowActions' | 'bulkActions' | 'columns' | 'fields'
> {
  extensions: readonly FeedEntry[]
  widgets: InPlaces<ZoneName, 'widgets'>
  rowActions: InPlaces<ListName, 'rowActions'>
  bulkActions: InPlaces<ListName, 'bulkActions'>
  columns: InPlaces<ListName, 'columns'>
  fields: InPlaces<FormName, 'fields'>
  findings: readonly Finding[]
}

/** Sorts contributions by their places; one that names several stands in each. */
function byPlace<Place extends string, Contribution>(
  admitted: readonly Admitted<Contribution>[],
  placesOf: (contribution: Contribution) => Place | readonly Place[],
): Map<Place, Admitted<Contribution>[]> {
  const places = new Map<Place, Admitted<Contribution>[]>()
  for (const one of admitted) {
    const named = placesOf(one.contribution)
    for (const place of typeof named === 'string' ? [named] : named) {
      const there = places.get(place)
      if (there) there.push(one)
      else places.set(place, [one])
    }
  }
  return places
}

/** Makes the admin out of a feed, see `admit`; `switchedOff` names who is switched off besides, and by whom. */
export function composeRegistry(
  { extensions, disabled, origins = [] }: FeedContent,
  switchedOff: Readonly<Record<string, string>> = {},
): Registry {
  const admission = admit(extensions, {
    sdk: SDK_VERSION,
    lent: LENT_VERSIONS,
    disabled: { ...switchedOff, ...Object.fromEntries(disabled.map((name) => [name, 'by the operator'])) },
    origins,
    ownOrigin: location.origin,
  })
  const { contributions, findings } = admission
  return {
    ...contributions,
    extensions: admission.extensions,
    findings,
    widgets: byPlace(contributions.widgets, ({ zone }) => zone),
    rowActions: byPlace(contributions.rowActions, ({ list }) => list),
    bulkActions: byPlace(contributions.bulkActions, ({ list }) => list),
    columns: byPlace(contributions.columns, ({ list }) => list),
    fields: byPlace(contributions.fields, ({ form }) => form),
  }
}

import { isApiError, messageOf, type HttpClient } from '@stoa/api/http'
import { EXPANDABLE } from '@stoa/extension-sdk/host'
import type { WidgetEntry } from '@stoa/extension-sdk/manifest'

import type { Admitted, Registry } from '../extensions/registry.ts'

/** So many widgets may widen the read of one record. */
const MOST_WIDGETS = 20

const RECORD = /^\/admin\/([\w-]+)\/[\w-]+$/

type Query = NonNullable<Parameters<HttpClient['get']>[1]>

/** The relations that the widgets of a record's page show, for each noun. */
function relationsByNoun({ widgets }: Pick<Registry, 'widgets'>): Map<string, Set<string>> {
  const zones = Object.entries(EXPANDABLE).map(([stem, noun]) => {
    const shown = new Set<Admitted<WidgetEntry>>(
      [...widgets].flatMap(([zone, placed]) =>
        zone.startsWith(`${stem}.details.`) ? placed.filter(({ contribution }) => contribution.expand) : [],
      ),
    )
    const first = [...shown].slice(0, MOST_WIDGETS)
    return [noun, new Set(first.flatMap(({ contribution }) => contribution.expand ?? []))] as const
  })
  return new Map(zones)
}

/** A query that also reads these relations. Without `expand` the backend adds them to those that it sends by itself. */
const withRelations = ({ expand, ...query }: Query & { expand?: string }, relations: Iterable<string>) =>
  expand === undefined
    ? { ...query, fields: [...relations].map((relation) => `*${relation}`).join(',') }
    : { ...query, expand: [...new Set([...expand.split(','), ...relations])].join(',') }

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && (error.failure.kind !== 'http' ? false : [400, 500].includes(error.failure.status))

/**
 * A client that reads what widgets show of a record together with the record, in one request. Relations that the backend
 * refuses are left out from then on, and named in the console: the page is read without them.
 */
export function widenReads(http: HttpClient, registry: Pick<Registry, 'widgets'>): HttpClient {
  const byNoun = relationsByNoun(registry)
  const widened: HttpClient['get'] = async (path, query = {}, options) => {
    const relations = byNoun.get(RECORD.exec(path)?.[1] ?? '')
    if (!relations?.size || 'fields' in query) return http.get(path, query, options)
    const asked = [...relations]
    try {
      return await http.get(path, withRelations(query, asked), options)
    } catch (error) {
      if (!isRefusal(error)) throw error
      const named = asked.filter((relation) => messageOf(error as Error).includes(relation))
      const refused = named.length > 0 ? named : asked
      for (const relation of refused) relations.delete(relation)
      // oxlint-disable-next-line no-console -- the browser's console is the operator's log
      console.error(`[stoa] the backend refuses ${refused.join(', ')}, which widgets expand on ${path}`)
      return widened(path, query, options)
    }
  }
  return { ...http, get: widened }
}

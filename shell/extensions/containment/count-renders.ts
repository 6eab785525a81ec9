import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { useEffect, type ComponentType, type FunctionComponent } from 'react'

import type { Ledger } from './ledger.ts'

const counting = new WeakMap<object, FunctionComponent<object>>()

const isFunctionComponent = (exported: unknown): exported is FunctionComponent<object> =>
  typeof exported === 'function' && !(exported.prototype as { isReactComponent?: object })?.isReactComponent

/**
 * The component of a contribution, with the renders that React committed recorded in the ledger, and the time that its
 * function took. Released builds of React have no profiler. Not recorded: areas, classes and `memo`; and in development,
 * where hot reloading finds components by their identity.
 */
export function countRenders(
  exported: unknown,
  { manifest, area }: FeedEntry,
  module: string,
  ledger: Ledger,
): ComponentType<object> {
  if (area || process.env['NODE_ENV'] === 'development' || !isFunctionComponent(exported))
    return exported as ComponentType<object>
  const known = counting.get(exported)
  if (known) return known
  const Counting: FunctionComponent<object> = (props) => {
    const startedAt = performance.now()
    const content = exported(props)
    const ms = performance.now() - startedAt
    useEffect(() => ledger.rendered(manifest.name, module, ms))
    return content
  }
  counting.set(exported, Counting)
  return Counting
}

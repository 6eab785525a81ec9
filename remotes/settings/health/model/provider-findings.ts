import type { Finding } from './finding.ts'

interface Using {
  name: string
  payment_providers?: readonly { id: string }[]
  fulfillment_providers?: readonly { id: string }[]
}

/** What is known of the providers of a backend. */
export interface ProviderFacts {
  /** Those that the backend lists, also those that it no longer has installed. */
  payment: readonly { id: string; is_installed: boolean }[]
  fulfillment: readonly { id: string; is_installed: boolean }[]
  regions: readonly Using[]
}

const KINDS = [
  ['payment', 'payment_providers'],
  ['fulfillment', 'fulfillment_providers'],
] as const

/** Providers that no region uses, and regions that use one that is gone. */
export const providerFindings = (facts: ProviderFacts): Finding[] =>
  KINDS.flatMap(([kind, list]) =>
    facts[kind].flatMap(({ id, is_installed }): Finding[] => {
      const users = facts.regions.filter((region) => region[list]?.some((used) => used.id === id))
      const finding = { values: { provider: id }, path: '/settings/regions' }
      if (is_installed && users.length === 0)
        return [{ ...finding, id: `${kind}/${id}`, level: 'warning', text: `unused.${kind}` }]
      if (is_installed) return []
      return users.map(({ name }) => ({
        ...finding,
        id: `${kind}/${id}/${name}`,
        level: 'problem',
        text: `gone.${kind}`,
        values: { provider: id, name },
      }))
    }),
  )

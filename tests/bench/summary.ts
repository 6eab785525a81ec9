import type { Cost, Visit } from './visit.ts'

/** The figures of one page. */
export interface Summary {
  bytes: number
  requests: number
  waves: number
  bytesByType: Readonly<Record<string, number>>
}

/** A limit that a page must keep. */
export interface Budget {
  bytes: number
  requests?: number
  waves?: number
}

/** What the first pages may cost. Pictures of what is sold are the store's and do not count. */
export const BUDGETS = {
  'sign-in': { bytes: 150_000, requests: 8, waves: 2 },
  'product list': { bytes: 280_000, requests: 16, waves: 4 },
  shop: { bytes: 160_000 },
} as const satisfies Record<string, Budget>

const isCounted = ({ type }: Cost): boolean => type !== 'Image' && type !== 'Preflight'

/** Adds up what a visit cost. */
export function summarise({ costs }: Pick<Visit, 'costs'>): Summary {
  const counted = costs.filter(isCounted)
  const bytesByType: Record<string, number> = {}
  for (const { type, bytes } of counted) bytesByType[type] = (bytesByType[type] ?? 0) + bytes
  return {
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: counted.length,
    waves: Math.max(0, ...counted.map(({ wave }) => wave)),
    bytesByType,
  }
}

/** What of a budget is exceeded, in words; empty when all of it is kept. */
export function excess(summary: Summary, budget: Budget): string[] {
  const over = (name: 'bytes' | 'requests' | 'waves') => {
    const limit = budget[name]
    return limit !== undefined && summary[name] > limit ? [`${summary[name]} ${name}, ${limit} allowed`] : []
  }
  return [...over('bytes'), ...over('requests'), ...over('waves')]
}

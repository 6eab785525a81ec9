import type { Budget } from '../../webpack/budgets.ts'
import type { Cost, Visit } from './visit.ts'

/** The figures of one page. */
export interface Summary {
  /** Of the page's own files. */
  bytes: number
  /** Of the backend's answers, which it sends uncompressed unless something in front of it does better. */
  dataBytes: number
  requests: number
  waves: number
  bytesByType: Readonly<Record<string, number>>
}

const isCounted = ({ type }: Cost): boolean => type !== 'Image' && type !== 'Preflight'

const sum = (costs: readonly Cost[]): number => costs.reduce((total, { bytes }) => total + bytes, 0)

/** Sums the costs of a page visit. */
export function summarise({ costs }: Pick<Visit, 'costs'>, page: string): Summary {
  const counted = costs.filter(isCounted)
  const own = counted.filter(({ url }) => new URL(url).origin === new URL(page).origin)
  const bytesByType: Record<string, number> = {}
  for (const { type, bytes } of own) bytesByType[type] = (bytesByType[type] ?? 0) + bytes
  return {
    bytes: sum(own),
    dataBytes: sum(counted) - sum(own),
    requests: counted.length,
    waves: Math.max(0, ...counted.map(({ wave }) => wave)),
    bytesByType,
  }
}

/** The exceeded parts of a budget in words; empty when it is met. */
export function excess(summary: Summary, budget: Budget): string[] {
  const over = (name: 'bytes' | 'requests' | 'waves') => {
    const limit = budget[name]
    return limit !== undefined && summary[name] > limit ? [`${summary[name]} ${name}, ${limit} allowed`] : []
  }
  return [...over('bytes'), ...over('requests'), ...over('waves')]
}

import { discountQueries } from '@stoa/api/admin/discounts'
import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useQueries } from '@tanstack/react-query'

import { codeProblem, type CodeProblem } from '../model/code-problem.ts'

/** What is known of a code: `fine`, or why it cannot be used. */
export interface CodeCheck {
  code: string
  state: 'fine' | 'checking' | 'unknown' | 'failed' | CodeProblem
}

/** Looks the codes up and checks whether they can be used in the region. */
export function useCodeChecks(codes: readonly string[], regionId: string | null): CodeCheck[] {
  const queries = discountQueries(useApi())
  const answers = useQueries({ queries: codes.map((code) => queries.byCode(code)) })
  return codes.map((code, index): CodeCheck => {
    const { data, error } = answers[index] ?? {}
    if (data) return { code, state: codeProblem(data.discount, regionId ?? '', new Date()) ?? 'fine' }
    if (!error) return { code, state: 'checking' }
    return { code, state: hasStatus(error, 404) ? 'unknown' : 'failed' }
  })
}

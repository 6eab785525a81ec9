import { returnReasonQueries } from '@stoa/api/admin/return-reasons'
import { useApi } from '@stoa/api/react'
import type { SelectOption } from '@stoa/ui/select'
import { useQuery } from '@tanstack/react-query'

import { leafReasons } from '../model/reasons.ts'

/** The reasons that a return can name. */
export function useReasons(): readonly SelectOption[] {
  const { data } = useQuery(returnReasonQueries(useApi()).list())
  return leafReasons(data?.return_reasons ?? [])
}

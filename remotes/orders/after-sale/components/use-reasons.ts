import { inReasonOrder, reasonOrderOf, returnReasonQueries } from '@stoa/api/admin/return-reasons'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import type { SelectOption } from '@stoa/ui/select'
import { useQuery } from '@tanstack/react-query'

import { leafReasons } from '../model/reasons.ts'

/** The reasons that a return can name, in the order of the store. */
export function useReasons(): readonly SelectOption[] {
  const http = useApi()
  const { data } = useQuery(returnReasonQueries(http).list())
  const { data: current } = useQuery(storeQueries(http).current())
  const order = reasonOrderOf(current?.store.metadata)
  return leafReasons(inReasonOrder(data?.return_reasons ?? [], order))
}

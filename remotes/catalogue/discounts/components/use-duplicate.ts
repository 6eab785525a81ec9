import { useReportFailure } from '@stoa/admin/failures'
import { discountQueries, useCreateDiscount } from '@stoa/api/admin/discounts'
import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'

import { copiedCode, copyOf } from '../model/discount-fields.ts'
import { namedByCondition } from './condition-choices.ts'

/** So many codes are tried for a copy. */
const MOST_TRIES = 20

/** Makes a draft like a discount, with all its regions and all that its conditions name, and opens it. */
export function useDuplicate(): (id: string) => Promise<void> {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { open } = useNavigation()
  const notify = useNotify()
  const http = useApi()
  const cache = useQueryClient()
  const { mutateAsync: create } = useCreateDiscount()

  const createCopy = async (id: string) => {
    const { discount } = await cache.fetchQuery({ ...discountQueries(http).detail(id), staleTime: 0 })
    const conditions = await Promise.all(
      discount.rule.conditions.map(async ({ id: conditionId, type, operator }) => ({
        type,
        operator,
        named: await cache.fetchQuery(namedByCondition(http, type, conditionId)),
      })),
    )
    for (let number = 1; ; number++) {
      try {
        return await create(copyOf(discount, conditions, copiedCode(discount.code, number)))
      } catch (error) {
        if (!hasStatus(error, 422) || number === MOST_TRIES) throw error
      }
    }
  }

  return async (id) => {
    try {
      const copy = await createCopy(id)
      notify.success(t('discounts.duplicated'), copy.discount.code)
      open(`/discounts/${copy.discount.id}`)
    } catch (error) {
      reportFailure(error, t('discounts.notDuplicated'))
    }
  }
}

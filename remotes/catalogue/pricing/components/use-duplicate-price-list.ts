import { inBatches } from '@stoa/admin/actions'
import { useReportFailure } from '@stoa/admin/failures'
import { priceListQueries, useAddPrices, useCreatePriceList } from '@stoa/api/admin/price-lists'
import { useApi } from '@stoa/api/react'
import { useFlag, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'

import { fieldsOfPriceList, newPriceList } from '../model/price-list-fields.ts'
import { copiedPrices } from '../model/price-writes.ts'

/** Makes a draft like a price list, with its dates, groups and prices, and opens it. */
export function useDuplicatePriceList(): (id: string) => Promise<void> {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { open } = useNavigation()
  const notify = useNotify()
  const hasTax = useFlag('tax_inclusive_pricing')
  const queries = priceListQueries(useApi())
  const cache = useQueryClient()
  const { mutateAsync: create } = useCreatePriceList()
  const { mutateAsync: add } = useAddPrices()

  const createCopy = async (id: string) => {
    const { price_list: list } = await cache.fetchQuery({ ...queries.detail(id), staleTime: 0 })
    const [first = [], ...rest] = inBatches(copiedPrices(list.prices ?? []))
    const fields = { ...fieldsOfPriceList(list), name: t('pricing.copyOf', { name: list.name }) }
    const { price_list: copy } = await create({
      ...newPriceList(fields, hasTax),
      status: 'draft',
      prices: first,
    })
    let missing = rest.flat().length
    let failure: unknown
    try {
      for (const prices of rest) {
        await add({ id: copy.id, payload: { prices } })
        missing -= prices.length
      }
    } catch (error) {
      failure = error
    }
    return { copy, missing, failure }
  }

  return async (id) => {
    try {
      const { copy, missing, failure } = await createCopy(id)
      if (missing > 0) {
        reportFailure(failure, t('pricing.duplicatedInPart', { count: missing }))
      } else {
        notify.success(t('pricing.duplicated'), copy.name)
      }
      open(`/pricing/${copy.id}`)
    } catch (error) {
      reportFailure(error, t('pricing.notDuplicated'))
    }
  }
}

import { inBatches } from '@stoa/admin/actions'
import type { Step } from '@stoa/admin/steps'
import { useAddPrices, useCreatePriceList, useUpdatePriceList } from '@stoa/api/admin/price-lists'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { useRef } from 'react'

import { newPriceList, type PriceListFields } from '../../model/price-list-fields.ts'
import { pricePayload, type NewPrice } from '../../model/price-writes.ts'

export type NewStatus = 'draft' | 'active'

/** The calls that make a price list: it works only once all its prices are there. */
export function useCreateSteps() {
  const { t } = useTranslation()
  const hasTax = useFlag('tax_inclusive_pricing')
  const { mutateAsync: create } = useCreatePriceList()
  const { mutateAsync: add } = useAddPrices()
  const { mutateAsync: update } = useUpdatePriceList()
  const created = useRef<{ id: string; name: string }>(undefined)

  const id = () => {
    if (!created.current) throw new Error('Prices are added to a price list that has been made')
    return created.current.id
  }
  const stepsOf = (fields: PriceListFields, prices: readonly NewPrice[], status: NewStatus): Step[] => {
    const [first = [], ...rest] = inBatches(prices.map(pricePayload))
    const isWhole = rest.length === 0
    return [
      {
        id: 'create',
        label: t('pricing.steps.create', { count: first.length }),
        run: async () => {
          const { price_list } = await create({
            ...newPriceList(fields, hasTax),
            status: isWhole ? status : 'draft',
            prices: first,
          })
          created.current = price_list
        },
      },
      ...rest.map((batch, at) => ({
        id: `prices ${at}`,
        label: t('pricing.steps.add', {
          count: batch.length,
          part: at + 1,
          parts: rest.length,
        }),
        run: () => add({ id: id(), payload: { prices: batch } }),
      })),
      ...(status === 'active' && !isWhole
        ? [
            {
              id: 'publish',
              label: t('pricing.steps.publish'),
              run: () => update({ id: id(), changes: { status: 'active' } }),
            },
          ]
        : []),
    ]
  }
  return { stepsOf, created }
}

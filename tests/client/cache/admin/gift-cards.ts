import {
  giftCardKeys,
  giftCardQueries,
  useCreateGiftCard,
  useDeleteGiftCard,
  useSwitchGiftCard,
  useSwitchGiftCards,
  useUpdateGiftCard,
} from '@stoa/api/admin/gift-cards'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof giftCardQueries> = (http) => ({
  list: [giftCardQueries(http).list(), giftCardQueries(http).list({ q: 'A48W' })],
  detail: [giftCardQueries(http).detail('gift_1'), giftCardQueries(http).detail('gift_2')],
})

const id = 'gift_1'
const giftCard = [giftCardKeys.lists(), giftCardKeys.detail(id)]

export const writes = [
  written(useCreateGiftCard, { region_id: 'reg_1', value: 5000 }, [giftCardKeys.lists()]),
  written(useUpdateGiftCard, { id, changes: { balance: 2500 } }, giftCard),
  written(useSwitchGiftCard, { id, disabled: true }, giftCard),
  written(useSwitchGiftCards, { ids: [id], change: { disabled: true } }, giftCard),
  written(useDeleteGiftCard, { id }, giftCard),
]

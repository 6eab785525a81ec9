import { giftCardQueries } from '@stoa/api/store/gift-cards'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof giftCardQueries> = (http) => ({
  detail: giftCardQueries(http).detail('T40F-BKJT'),
})

import { shippingOptionQueries } from '@stoa/api/store/shipping-options'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof shippingOptionQueries> = (http) => ({
  list: [shippingOptionQueries(http).list(), shippingOptionQueries(http).list({ is_return: true })],
  ofCart: [shippingOptionQueries(http).ofCart('cart_1'), shippingOptionQueries(http).ofCart('cart_2')],
})

import type { ShopOrder } from '@stoa/api/store/orders'
import { formatList } from '@stoa/i18n/lists'

/** How an order is delivered, by the names of its shipping options. */
export const deliveryNames = ({ shipping_methods }: Pick<ShopOrder, 'shipping_methods'>, locale: string) =>
  formatList(
    shipping_methods.flatMap(({ shipping_option }) => shipping_option?.name ?? []),
    locale,
  ) || null

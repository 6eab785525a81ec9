import type { useCreateSwap } from '@stoa/api/admin/orders'

import { sentExtras, sentOption, type AfterSaleValues, type ChosenLine } from '../components/values.ts'

interface Extra {
  /** With tax, in minor units. */
  price: number | null
  quantity: number | null
}

/** The price of what goes out, in minor units. */
export const priceOf = (extras: readonly Extra[]): number =>
  extras.reduce((sum, { price, quantity }) => sum + (price ?? 0) * (quantity ?? 0), 0)

/** What the customer owes for an exchange before delivery, in minor units; negative is paid back. */
export const exchangeDifference = (extras: readonly Extra[], goods: number, returnShipping: number): number =>
  priceOf(extras) - goods + returnShipping

type SentExchange = Parameters<ReturnType<typeof useCreateSwap>['mutateAsync']>[0]['swap']

/**
 * An exchange as the API takes it. The API requires a price for its delivery: the usual one of the shipping option unless
 * another is typed.
 */
export function sentExchange(
  values: AfterSaleValues,
  chosen: readonly ChosenLine[],
  usualPrice: number | null | undefined,
): SentExchange {
  const shipping = sentOption(values.option, values.price)
  return {
    return_items: chosen.map(({ line, quantity, reason, note }) => ({
      item_id: line.id,
      quantity,
      ...(reason && { reason_id: reason }),
      ...(note && { note }),
    })),
    additional_items: sentExtras(values.extras),
    ...(shipping && { return_shipping: shipping }),
    ...(values.delivery && {
      custom_shipping_options: [
        { option_id: values.delivery, price: values.deliveryPrice ?? usualPrice ?? 0 },
      ],
    }),
    ...(values.location && { return_location_id: values.location }),
    ...(values.channel && { sales_channel_id: values.channel }),
    allow_backorder: values.isBackorder,
    no_notification: !values.isNotified,
  }
}

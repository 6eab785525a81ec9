import type { ColumnDefinition } from '@stoa/admin/list'
import type { OrderRow, RowAmount } from '@stoa/api/admin/orders'
import { formatMoney } from '@stoa/i18n/money'

import { personName } from './person-name.ts'

/** A column of an amount that makes up the total; hidden until a person chooses it. */
const amountColumn = (field: RowAmount, kind: string): ColumnDefinition<OrderRow> => ({
  header: `orders.summary.lines.${kind}`,
  align: 'end',
  isHidden: true,
  field,
  value: (row, { locale }) => amountOf(row, field, locale),
})

const amountOf = (row: OrderRow, field: RowAmount, locale: string) => {
  const amount = row[field]
  return amount === undefined || amount === null ? undefined : formatMoney(amount, row.currency_code, locale)
}

/** A column of one part of the shipping address, as carriers take it from a file; hidden until a person chooses it. */
const addressColumn = (
  header: string,
  part: (address: NonNullable<OrderRow['shipping_address']>) => string | null | undefined,
): ColumnDefinition<OrderRow> => ({
  header: `orderList.columns.${header}`,
  isHidden: true,
  field: 'shipping_address',
  value: ({ shipping_address: address }) => address && part(address),
})

export const ADDRESS_COLUMNS = {
  recipient: addressColumn('recipient', personName),
  street: addressColumn('street', ({ address_1, address_2 }) =>
    [address_1, address_2].filter(Boolean).join(', '),
  ),
  postalCode: addressColumn('postalCode', ({ postal_code }) => postal_code),
  city: addressColumn('city', ({ city }) => city),
  province: addressColumn('province', ({ province }) => province),
}

export const AMOUNT_COLUMNS = {
  subtotal: amountColumn('subtotal', 'subtotal'),
  shipping: amountColumn('shipping_total', 'shipping'),
  discount: amountColumn('discount_total', 'discount'),
  giftCard: amountColumn('gift_card_total', 'giftCard'),
  tax: amountColumn('tax_total', 'tax'),
  refunded: amountColumn('refunded_total', 'refunded'),
}

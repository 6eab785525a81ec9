import { formatList } from '@stoa/i18n/lists'

/** More numbers nobody reads; the count says how many there are. */
const MOST_NAMED = 20

/** The numbers of the orders that something is asked about; nothing where there are too many to read. */
export const namedOrders = (orders: readonly { display_id: number }[], locale: string): string =>
  orders.length > MOST_NAMED
    ? ''
    : formatList(
        orders.map(({ display_id }) => `#${display_id}`),
        locale,
      )

import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('admin', 'orders')

export const orderKeys = {
  ...keys,
  /** Stale whenever the order is. */
  reservations: (id: string, ...query: [] | [object]) =>
    [...keys.detail(id), 'reservations', ...query] as const,
}

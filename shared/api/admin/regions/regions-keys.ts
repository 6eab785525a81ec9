import { nounKeys } from '@stoa/api/react'

const keys = nounKeys('admin', 'regions')

export const regionKeys = {
  ...keys,
  fulfillmentOptions: (id: string) => [...keys.detail(id), 'fulfillment-options'] as const,
}

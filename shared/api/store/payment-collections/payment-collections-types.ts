import type { StorePaymentCollectionsRes } from '@medusajs/client-types'

type Declared = StorePaymentCollectionsRes['payment_collection']

/** A payment outside of an order. The API also declares these fields, but does not always send them. */
export type ShopPaymentCollection = Omit<
  Declared,
  'authorized_amount' | 'created_at' | 'created_by' | 'deleted_at' | 'region' | 'region_id' | 'updated_at'
> &
  Partial<Pick<Declared, 'authorized_amount' | 'region'>>

import type { StoreOrderEditsRes } from '@medusajs/client-types'

type Declared = StoreOrderEditsRes['order_edit']
type Change = Declared['changes'][number]

/** An order edit for shoppers. The API declares both lines of a change, but an added or removed one has only one. */
export type ShopOrderEdit = Omit<
  Declared,
  'canceled_by' | 'changes' | 'confirmed_by' | 'created_by' | 'internal_note' | 'updated_at'
> & {
  changes: (Omit<Change, 'line_item' | 'original_line_item'> & {
    line_item: Change['line_item'] | null
    original_line_item: Change['original_line_item'] | null
  })[]
}

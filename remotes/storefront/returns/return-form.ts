import type { StorePostReturnsReq, StorePostSwapsReq } from '@medusajs/client-types'

import type { AnnouncedLine } from './announced.ts'
import type { ReturnableLine } from './returnable.ts'

/** One line of an order in a form about its return; every part is a text. */
export interface ReturnLineForm {
  /** `0` when nothing of it comes back. */
  quantity: string
  /** The id of a reason, or empty. */
  reason: string
  note: string
  /** Of an exchange: the id of the variant to send instead, or empty. */
  variant: string
}

/** The form by the ids of the lines. */
export type ReturnForm = Record<string, ReturnLineForm>

/** The form before anything is chosen; of a single line with one piece, that piece comes back. */
export function emptyForm(lines: readonly ReturnableLine[]): ReturnForm {
  const isSingle = lines.length === 1 && lines[0]?.most === 1
  return Object.fromEntries(
    lines.map(({ line }) => [line.id, { quantity: isSingle ? '1' : '0', reason: '', note: '', variant: '' }]),
  )
}

/** The chosen pieces for the backend. */
export const returnedItems = (form: ReturnForm): StorePostReturnsReq['items'] =>
  Object.entries(form)
    .filter(([, { quantity }]) => Number(quantity) > 0)
    .map(([item_id, { quantity, reason, note }]) => ({
      item_id,
      quantity: Number(quantity),
      ...(reason && { reason_id: reason }),
      ...(note.trim() && { note: note.trim() }),
    }))

/** The variants to send instead, one piece for each piece that comes back. */
export const exchangedItems = (form: ReturnForm): StorePostSwapsReq['additional_items'] =>
  Object.values(form)
    .filter(({ quantity, variant }) => Number(quantity) > 0 && variant)
    .map(({ quantity, variant }) => ({ variant_id: variant, quantity: Number(quantity) }))

/** The chosen pieces as this browser keeps them. */
export const announcedLines = (
  items: StorePostReturnsReq['items'],
  lines: readonly ReturnableLine[],
): AnnouncedLine[] =>
  items.map(({ item_id, quantity }) => ({
    id: item_id,
    quantity,
    before: lines.find(({ line }) => line.id === item_id)?.line.returned_quantity ?? 0,
  }))

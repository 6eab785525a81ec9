import { hasText } from '@stoa/i18n/search-text'

interface RawItem {
  id: string
  original_item_id: string | null
  created_at: Date | string
  title: string
  description: string | null
  thumbnail: string | null
  unit_price: number
  quantity: number
  fulfilled_quantity: number | null
  variant_id: string | null
}

interface RawChange {
  id: string
  type: string
  line_item_id: string | null
  original_line_item_id: string | null
  original_line_item?: RawItem | null
}

/** An edit as the API answers it. */
export interface EditedOrder {
  items: readonly RawItem[]
  changes: readonly RawChange[]
}

/** One line of an order that is being edited. */
export interface EditLine {
  id: string
  state: 'same' | 'changed' | 'added' | 'removed'
  title: string
  description: string | null
  thumbnail: string | null
  variantId: string | null
  /** In minor units, before discounts; with tax where prices include it. */
  unitPrice: number
  quantity: number
  /** In the order as it is now; 0 for an added line. */
  before: number
  /** Pieces are packed or sent: the line stays as it is. */
  isLocked: boolean
  /** The backend takes no line out whose quantity the edit has changed. */
  isRemovable: boolean
  /** The change by which an added line can be taken out again. */
  changeId: string | undefined
}

/**
 * The lines of an edit in the order of the order, then the added ones, with those that the edit takes out. The API
 * sends a changed line at the end and leaves a removed one out.
 */
export function editLines(edit: EditedOrder, order: { items: readonly RawItem[] }): EditLine[] {
  const own = order.items.map((item) => {
    const copy = edit.items.find(({ original_item_id }) => original_item_id === item.id)
    const isTouched = edit.changes.some(({ line_item_id }) => line_item_id === copy?.id)
    return copy
      ? { ...toLine(copy, item.quantity), isRemovable: !isTouched && !isPacked(item) }
      : { ...toLine(item, item.quantity), state: 'removed' as const }
  })
  const known = new Set(order.items.map(({ id }) => id))
  const added = edit.items
    .filter(({ original_item_id }) => !original_item_id || !known.has(original_item_id))
    .toSorted((one, other) => time(one) - time(other))
    .map((item): EditLine => {
      const change = edit.changes.find(
        ({ type, line_item_id }) => type === 'item_add' && line_item_id === item.id,
      )
      return { ...toLine(item, 0), state: 'added', changeId: change?.id }
    })
  return [...own, ...added]
}

interface Addition {
  order: Parameters<typeof editLines>[1]
  /** The ids of the lines before. */
  before: ReadonlySet<string>
  variantId: string
}

/** The lines that an edit got for a variant, the first one first: more than one where the browser sent twice. */
export const addedLines = (edit: EditedOrder, { order, before, variantId }: Addition): EditLine[] =>
  editLines(edit, order).filter(
    ({ id, state, variantId: added }) => state === 'added' && added === variantId && !before.has(id),
  )

const time = ({ created_at }: RawItem): number => new Date(created_at).getTime()

const isPacked = ({ fulfilled_quantity }: RawItem): boolean => (fulfilled_quantity ?? 0) > 0

function toLine(item: RawItem, before: number): EditLine {
  const { id, title, description, thumbnail, quantity, unit_price, variant_id } = item
  return {
    id,
    state: quantity === before ? 'same' : 'changed',
    title,
    description,
    thumbnail,
    variantId: variant_id,
    unitPrice: unit_price,
    quantity,
    before,
    isLocked: isPacked(item),
    isRemovable: true,
    changeId: undefined,
  }
}

/** Whether a person who looks for a text means this line: its title or variant has it. */
export const isFound = ({ title, description }: EditLine, text: string): boolean =>
  [title, description].some((part) => hasText(part, text))

/** Whether the edit changes anything; without a change the API does not ask for a confirmation. */
export const hasChanges = (lines: readonly EditLine[]): boolean => lines.some(({ state }) => state !== 'same')

/** What an edit costs the customer, as a positive amount in minor units and the direction it goes. */
export function differenceOf(due: number): { kind: 'due' | 'refund' | 'none'; amount: number } {
  if (due === 0) return { kind: 'none', amount: 0 }
  return due > 0 ? { kind: 'due', amount: due } : { kind: 'refund', amount: -due }
}

export type EditAction = 'continue' | 'copyLink' | 'markPaid' | 'confirm' | 'withdraw' | 'discard'

interface EditState {
  status: string
  payment_collection?: { status: string } | null
}

/** The part of an edit's difference that no payment covers yet, in minor units. */
export const unpaidOf = (due: { amount: number; authorized_amount: number | null }): number =>
  due.amount - (due.authorized_amount ?? 0)

const AWAITED: ReadonlySet<string> = new Set(['not_paid', 'awaiting', 'partially_authorized'])

/** What the state of an edit allows; nothing once it is confirmed, declined or canceled, but to note its payment. */
export function editActions({ status, payment_collection: due }: EditState): EditAction[] {
  const pay = due && AWAITED.has(due.status) ? (['markPaid'] as const) : []
  if (status === 'created') return ['continue', 'discard']
  if (status === 'requested') return ['copyLink', ...pay, 'confirm', 'withdraw']
  return status === 'confirmed' ? [...pay] : []
}

/** Whether an order can be edited: it is not canceled or put away, and no other edit of it is open. */
export const canEdit = (order: { status: string }, edits: readonly { status: string }[]): boolean =>
  order.status !== 'canceled' &&
  order.status !== 'archived' &&
  edits.every(({ status }) => status !== 'created' && status !== 'requested')

/**
 * The difference that an edit still shows: of an open one the backend's, of a confirmed one its payment; then the order
 * costs what the edit says, so that its difference is 0.
 */
export function dueOfEdit(edit: {
  status: string
  difference_due: number
  payment_collection: { amount: number } | null
}): ReturnType<typeof differenceOf> | undefined {
  if (edit.status === 'created' || edit.status === 'requested') return differenceOf(edit.difference_due)
  return edit.payment_collection ? differenceOf(edit.payment_collection.amount) : undefined
}

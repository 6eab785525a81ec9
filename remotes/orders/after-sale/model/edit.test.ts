import { addedLines, differenceOf, editActions, editLines, hasChanges, isFound, unpaidOf } from './edit.ts'

const item = (id: string, more: object = {}) => ({
  id,
  original_item_id: null,
  created_at: '2026-11-01T10:00:00.000Z',
  title: 'Mug',
  description: null,
  thumbnail: null,
  unit_price: 1800,
  quantity: 2,
  fulfilled_quantity: null,
  variant_id: 'variant_1',
  ...more,
})
const order = { items: [item('a'), item('b', { fulfilled_quantity: 1 }), item('c')] }
const copies = [item('c2', { original_item_id: 'c' }), item('a2', { original_item_id: 'a', quantity: 3 })]
const shown = (lines: ReturnType<typeof editLines>) =>
  lines.map(({ id, state, before }) => [id, state, before])

it('keeps the order of the lines and shows those that the edit takes out', () => {
  expect(shown(editLines({ items: copies, changes: [] }, order))).toEqual([
    ['a2', 'changed', 2],
    ['b', 'removed', 2],
    ['c2', 'same', 2],
  ])
})

it('a line with packed pieces is locked', () => {
  const lines = editLines({ items: [], changes: [] }, order)
  expect(lines.map(({ isLocked }) => isLocked)).toEqual([false, true, false])
})

it('added lines come last, each with the change that takes it out again', () => {
  const added = item('n', { created_at: '2026-11-02T10:00:00.000Z', quantity: 1 })
  const change = { id: 'oic_1', type: 'item_add', line_item_id: 'n', original_line_item_id: null }
  const lines = editLines({ items: [added, ...copies], changes: [change] }, order)
  expect(lines.at(-1)).toMatchObject({ id: 'n', state: 'added', before: 0, changeId: 'oic_1' })
})

it('the lines that were added for a variant are new, each with its change, the first one first', () => {
  const added = ['n1', 'n2', 'n3'].map((id, at) => item(id, { created_at: `2026-11-02T10:00:0${at}.000Z` }))
  const other = item('n4', { variant_id: 'variant_2' })
  const changes = ['n1', 'n2', 'n3', 'n4'].map((id) => ({
    id: `oic_${id}`,
    type: 'item_add',
    line_item_id: id,
    original_line_item_id: null,
  }))
  const edit = { items: [...copies, ...added, other], changes }
  const changesSince = (...before: string[]) =>
    addedLines(edit, { order, variantId: 'variant_1', before: new Set(before) }).map(
      ({ changeId }) => changeId,
    )
  expect(changesSince('n1')).toEqual(['oic_n2', 'oic_n3'])
  expect(changesSince('n1', 'n2', 'n3')).toEqual([])
})

it('an edit with every line as before changes nothing', () => {
  const same = order.items.map((own) => ({ ...own, id: `${own.id}2`, original_item_id: own.id }))
  expect(hasChanges(editLines({ items: same, changes: [] }, order))).toBe(false)
  expect(hasChanges(editLines({ items: copies, changes: [] }, order))).toBe(true)
})

it.each([
  [3681, { kind: 'due', amount: 3681 }],
  [-30_635, { kind: 'refund', amount: 30_635 }],
  [0, { kind: 'none', amount: 0 }],
])('a difference of %i is said as a positive amount', (due, expected) => {
  expect(differenceOf(due)).toEqual(expected)
})

it.each([
  [{ status: 'created' }, ['continue', 'discard']],
  [{ status: 'requested' }, ['copyLink', 'confirm', 'withdraw']],
  [
    { status: 'requested', payment_collection: { status: 'awaiting' } },
    ['copyLink', 'markPaid', 'confirm', 'withdraw'],
  ],
  [{ status: 'confirmed', payment_collection: { status: 'not_paid' } }, ['markPaid']],
  [{ status: 'confirmed', payment_collection: { status: 'authorized' } }, []],
  [{ status: 'declined' }, []],
  [{ status: 'canceled' }, []],
])('an edit in the state %j allows %j', (edit, expected) => {
  expect(editActions(edit)).toEqual(expected)
})

it('of a difference that is paid in part, the rest is unpaid', () => {
  expect(unpaidOf({ amount: 5000, authorized_amount: null })).toBe(5000)
  expect(unpaidOf({ amount: 5000, authorized_amount: 2000 })).toBe(3000)
})

it('a line whose quantity the edit changed cannot be taken out, even back at its old quantity', () => {
  const change = { id: 'oic_1', type: 'item_update', line_item_id: 'c2', original_line_item_id: 'c' }
  const lines = editLines({ items: copies, changes: [change] }, order)
  expect(lines.map(({ id, isRemovable }) => [id, isRemovable])).toContainEqual(['c2', false])
  expect(lines.map(({ id, isRemovable }) => [id, isRemovable])).toContainEqual(['a2', true])
})

it('finds a line by a part of its title or variant, whatever the case', () => {
  const [line] = editLines({ items: [], changes: [] }, { items: [item('item_1')] })
  const found = (text: string) =>
    line && isFound({ ...line, title: 'Harbour Mug', description: 'Slate' }, text)
  expect([' mug', 'SLATÉ', '', 'bowl'].map(found)).toEqual([true, true, true, false])
})

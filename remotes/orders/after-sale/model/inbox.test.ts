import { awaitedReturns, fittingRows, inboxRows, isWaiting, type InboxRecords } from './inbox.ts'

const back = (id: string, more: object = {}) => ({
  id,
  status: 'requested',
  created_at: '2026-11-05T10:00:00.000Z',
  order_id: 'order_1',
  swap_id: null,
  claim_order_id: null,
  order: { display_id: 12, email: 'mara@example.com' },
  items: [{ quantity: 2 }],
  ...more,
})
const swap = (id: string, more: object = {}) => ({
  id,
  created_at: '2026-11-04T10:00:00.000Z',
  order_id: 'order_2',
  canceled_at: null,
  confirmed_at: null,
  payment_status: 'not_paid',
  fulfillment_status: 'not_fulfilled',
  ...more,
})
const all = { q: '', kinds: [], needs: [], isNewestFirst: false }
const rowsOf = (records: Partial<InboxRecords>) =>
  inboxRows({ returns: [], swaps: [], orders: [], ...records })
const needs = (records: Partial<InboxRecords>) => rowsOf(records).map((row) => [row.id, row.needs])

it('the return of an exchange counts with the exchange', () => {
  const rows = rowsOf({
    returns: [back('ret_1', { swap_id: 'swap_1', order_id: null, order: null })],
    swaps: [swap('swap_1')],
  })
  expect(rows).toMatchObject([{ id: 'swap_1', kind: 'exchange', pieces: 2, needs: ['receive', 'customer'] }])
})

it.each([
  [swap('s', { confirmed_at: '2026-11-05', payment_status: 'awaiting' }), ['settle', 'pack']],
  [
    swap('s', { confirmed_at: '2026-11-05', payment_status: 'captured', fulfillment_status: 'shipped' }),
    ['nothing'],
  ],
  [
    swap('s', { confirmed_at: '2026-11-05', payment_status: 'requires_action' }),
    ['settle', 'pack', 'attention'],
  ],
  [swap('s', { canceled_at: '2026-11-05' }), ['nothing']],
])('an exchange says what it needs (%#)', (of, expected) => {
  expect(needs({ swaps: [of] })).toEqual([['s', expected]])
})

it.each([
  ['requested', ['receive']],
  ['requires_action', ['receive', 'attention']],
  ['received', ['nothing']],
  ['canceled', ['nothing']],
])('a return that is %s needs %j', (status, expected) => {
  expect(needs({ returns: [back('ret_1', { status })] })).toEqual([['ret_1', expected]])
})

const claim = (more: object = {}) => ({
  id: 'claim_1',
  type: 'replace',
  created_at: '2026-11-04T10:00:00.000Z',
  canceled_at: null,
  refund_amount: null,
  payment_status: 'na',
  fulfillment_status: 'not_fulfilled',
  claim_items: [{ quantity: 3 }],
  shipping_methods: [{}],
  return_order: null,
  ...more,
})
const ordered = (...claims: ReturnType<typeof claim>[]) => ({
  id: 'order_2',
  display_id: 14,
  email: 'noor@example.com',
  claims,
})

it('the return of a claim counts with the claim, and stands for it where the claim was not read', () => {
  const entry = back('ret_1', { claim_order_id: 'claim_1' })
  expect(rowsOf({ returns: [entry] })).toMatchObject([{ id: 'ret_1', kind: 'claim' }])
  const orders = [ordered(claim({ return_order: entry }))]
  expect(rowsOf({ returns: [entry], orders })).toMatchObject([
    { id: 'claim_1', kind: 'claim', number: 14, pieces: 3, needs: ['receive', 'pack'] },
  ])
})

it.each([
  ['a replacement without a return', {}, ['pack']],
  ['a sent replacement', { fulfillment_status: 'shipped' }, ['nothing']],
  ['a refund', { type: 'refund', payment_status: 'refunded', shipping_methods: [] }, ['nothing']],
  ['a refund that failed', { type: 'refund', payment_status: 'requires_action' }, ['attention']],
  ['a canceled claim', { canceled_at: '2026-11-05' }, ['nothing']],
])('%s says what it needs', (_name, more, expected) => {
  expect(needs({ orders: [ordered(claim(more))] })).toEqual([['claim_1', expected]])
})

it('an exchange has the number and e-mail of its order', () => {
  expect(rowsOf({ swaps: [swap('swap_1')], orders: [ordered()] })).toMatchObject([
    { number: 14, email: 'noor@example.com' },
  ])
})

it('returns are awaited until they are received or canceled', () => {
  const statuses = ['requested', 'requires_action', 'received', 'canceled']
  expect(awaitedReturns(statuses.map((status) => ({ status })))).toBe(2)
})

it('what needs something comes first, the oldest of it on top', () => {
  const rows = rowsOf({
    returns: [
      back('done', { status: 'received', created_at: '2026-11-01T10:00:00.000Z' }),
      back('young', { created_at: '2026-11-09T10:00:00.000Z' }),
      back('old', { created_at: '2026-11-02T10:00:00.000Z' }),
    ],
  })
  expect(fittingRows(rows, all).map(({ id }) => id)).toEqual(['old', 'young', 'done'])
  expect(fittingRows(rows, { ...all, isNewestFirst: true }).map(({ id }) => id)).toEqual([
    'young',
    'old',
    'done',
  ])
})

it('filters by kind, need, number and e-mail', () => {
  const rows = rowsOf({
    returns: [back('ret_1'), back('ret_2', { status: 'received' })],
    swaps: [swap('swap_1')],
    orders: [ordered()],
  })
  const ids = (filter: object) => fittingRows(rows, { ...all, ...filter }).map(({ id }) => id)
  expect(ids({ kinds: ['exchange'] })).toEqual(['swap_1'])
  expect(ids({ needs: ['receive'] })).toEqual(['ret_1'])
  expect(ids({ q: '#12' })).toEqual(['ret_1', 'ret_2'])
  expect(ids({ q: 'MARA' })).toEqual(['ret_1', 'ret_2'])
  expect(ids({ q: '14' })).toEqual(['swap_1'])
  expect(ids({ q: 'noor' })).toEqual(['swap_1'])
  expect(ids({ q: '1' })).toEqual([])
})

it('a row waits until it needs nothing', () => {
  const returns = ['requested', 'requires_action', 'received', 'canceled'].map((status) =>
    back(status, { status }),
  )
  expect(
    rowsOf({ returns })
      .filter(isWaiting)
      .map(({ id }) => id),
  ).toEqual(['requested', 'requires_action'])
})

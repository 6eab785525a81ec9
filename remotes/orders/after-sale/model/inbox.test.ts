import { fittingRows, inboxRows } from './inbox.ts'

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
const needs = (...rows: Parameters<typeof inboxRows>) => inboxRows(...rows).map((row) => [row.id, row.needs])

it('the return of an exchange counts with the exchange', () => {
  const rows = inboxRows(
    [back('ret_1', { swap_id: 'swap_1', order_id: null, order: null })],
    [swap('swap_1')],
  )
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
  expect(needs([], [of])).toEqual([['s', expected]])
})

it.each([
  ['requested', ['receive']],
  ['requires_action', ['receive', 'attention']],
  ['received', ['nothing']],
  ['canceled', ['nothing']],
])('a return that is %s needs %j', (status, expected) => {
  expect(needs([back('ret_1', { status })], [])).toEqual([['ret_1', expected]])
})

it('the return of a claim is the claim’s', () => {
  expect(inboxRows([back('ret_1', { claim_order_id: 'claim_1' })], [])).toMatchObject([{ kind: 'claim' }])
})

it('what needs something comes first, the oldest of it on top', () => {
  const rows = inboxRows(
    [
      back('done', { status: 'received', created_at: '2026-11-01T10:00:00.000Z' }),
      back('young', { created_at: '2026-11-09T10:00:00.000Z' }),
      back('old', { created_at: '2026-11-02T10:00:00.000Z' }),
    ],
    [],
  )
  expect(fittingRows(rows, all).map(({ id }) => id)).toEqual(['old', 'young', 'done'])
  expect(fittingRows(rows, { ...all, isNewestFirst: true }).map(({ id }) => id)).toEqual([
    'young',
    'old',
    'done',
  ])
})

it('filters by kind, need, number and e-mail', () => {
  const rows = inboxRows([back('ret_1'), back('ret_2', { status: 'received' })], [swap('swap_1')])
  const ids = (filter: object) => fittingRows(rows, { ...all, ...filter }).map(({ id }) => id)
  expect(ids({ kinds: ['exchange'] })).toEqual(['swap_1'])
  expect(ids({ needs: ['receive'] })).toEqual(['ret_1'])
  expect(ids({ q: '#12' })).toEqual(['ret_1', 'ret_2'])
  expect(ids({ q: 'MARA' })).toEqual(['ret_1', 'ret_2'])
  expect(ids({ q: '1' })).toEqual([])
})

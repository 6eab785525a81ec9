import type { StoryEdit, StoryOrder, TimelineRecords } from './records.ts'
import { timelineOf } from './timeline.ts'

const at = (day: number, time = '10:00') => `2026-11-${String(day).padStart(2, '0')}T${time}:00.000Z`

const order = (more: Partial<StoryOrder> = {}): StoryOrder => ({
  id: 'order_1',
  created_at: at(1),
  canceled_at: null,
  items: [{ id: 'item_1', title: 'Harbour Mug' }],
  payments: [],
  fulfillments: [],
  returns: [],
  refunds: [],
  swaps: [],
  claims: [],
  ...more,
})

const records = (story: StoryOrder, more: Partial<TimelineRecords> = {}): TimelineRecords => ({
  order: story,
  edits: [],
  notes: [],
  notifications: [],
  ...more,
})

const fulfillment = (id: string, more: object = {}) => ({
  id,
  created_at: at(2),
  shipped_at: null,
  canceled_at: null,
  tracking_numbers: [],
  items: [{ item_id: 'item_1', quantity: 3 }],
  ...more,
})

const returned = (id: string, more: object = {}) => ({
  id,
  status: 'requested',
  created_at: at(5),
  updated_at: at(9),
  received_at: null,
  swap_id: null,
  claim_order_id: null,
  items: [{ quantity: 2 }],
  ...more,
})

const edit = (more: Partial<StoryEdit> = {}): StoryEdit => ({
  id: 'oe_1',
  status: 'created',
  created_at: at(2),
  internal_note: null,
  requested_at: null,
  confirmed_at: null,
  declined_at: null,
  declined_reason: null,
  canceled_at: null,
  ...more,
})

const kinds = (story: StoryOrder, edits: StoryEdit[] = []) =>
  timelineOf(records(story, { edits })).map(({ kind }) => kind)

test('an order without payments, parcels or returns has only its “placed” event', () => {
  expect(timelineOf(records(order()))).toEqual([
    { id: 'order_1/placed', of: 'order_1', kind: 'placed', at: at(1) },
  ])
})

test('events are sorted newest first, in whatever order the server lists them', () => {
  const story = order({
    canceled_at: at(6),
    payments: [{ id: 'pay_1', amount: 30791, captured_at: at(1, '12:00') }],
    fulfillments: [fulfillment('ful_1', { shipped_at: at(3), canceled_at: at(4) })],
  })
  expect(kinds(story)).toEqual([
    'canceled',
    'fulfillmentCanceled',
    'shipped',
    'fulfilled',
    'captured',
    'placed',
  ])
})

test('an event at the same moment as “placed” comes after it', () => {
  const story = order({ payments: [{ id: 'pay_1', amount: 1, captured_at: at(1) }] })
  expect(kinds(story)).toEqual(['captured', 'placed'])
})

test('times in different time zones are compared as instants', () => {
  const story = order({
    created_at: '2026-11-01T10:00:00.000Z',
    payments: [{ id: 'pay_1', amount: 1, captured_at: '2026-11-01T11:30:00.000+02:00' }],
  })
  expect(kinds(story)).toEqual(['placed', 'captured'])
})

test('a payment that is only authorized adds no event', () => {
  expect(kinds(order({ payments: [{ id: 'pay_1', amount: 1, captured_at: null }] }))).toEqual(['placed'])
})

test('a shipped parcel has its number of pieces and its tracking numbers', () => {
  const tracking = {
    tracking_links: [{ tracking_number: 'DE1', url: null }],
    tracking_numbers: ['DE1', 'DE2'],
  }
  const [shipped] = timelineOf(
    records(order({ fulfillments: [fulfillment('ful_1', { shipped_at: at(3), ...tracking })] })),
  )
  expect(shipped).toMatchObject({ kind: 'shipped', pieces: 3, tracking: ['DE1', 'DE2'], part: undefined })
})

test('a claim’s return, listed with the claim and with the order, adds one event', () => {
  const entry = returned('ret_1', { claim_order_id: 'claim_1' })
  const claim = {
    id: 'claim_1',
    type: 'replace' as const,
    created_at: at(5),
    canceled_at: null,
    return_order: entry,
  }
  const requests = timelineOf(records(order({ claims: [claim], returns: [entry] }))).filter(
    ({ kind }) => kind === 'returnRequested',
  )
  expect(requests).toEqual([
    {
      id: 'ret_1/returnRequested',
      of: 'ret_1',
      kind: 'returnRequested',
      at: at(5),
      pieces: 2,
      part: 'claim',
      actions: ['returnSteps'],
    },
  ])
})

test('a swap’s return and parcels add events although the order does not list them', () => {
  const swap = {
    id: 'swap_1',
    created_at: at(5),
    canceled_at: null,
    return_order: returned('ret_1', { swap_id: 'swap_1', created_at: at(5, '10:01'), received_at: at(6) }),
    additional_items: [{ id: 'item_2', title: 'Layflat Notebook' }],
    fulfillments: [fulfillment('ful_2', { created_at: at(7) })],
  }
  const story = timelineOf(records(order({ swaps: [swap] })))
  expect(story.map(({ kind, part }) => [kind, part])).toEqual([
    ['fulfilled', 'swap'],
    ['returnReceived', 'swap'],
    ['returnRequested', 'swap'],
    ['swapCreated', undefined],
    ['placed', undefined],
  ])
})

test('a return ends with “received” or “canceled”', () => {
  expect(kinds(order({ returns: [returned('ret_1', { status: 'received', received_at: at(6) })] }))).toEqual([
    'returnReceived',
    'returnRequested',
    'placed',
  ])
  const [last] = timelineOf(records(order({ returns: [returned('ret_1', { status: 'canceled' })] })))
  expect(last).toMatchObject({ kind: 'returnCanceled', at: at(9) })
})

test('claims and swaps have events by type, and one for their cancellation', () => {
  const claim = (id: string, type: 'refund' | 'replace', canceled_at: string | null = null) => ({
    id,
    type,
    created_at: at(5),
    canceled_at,
  })
  expect(kinds(order({ claims: [claim('claim_1', 'refund'), claim('claim_2', 'replace', at(6))] }))).toEqual([
    'claimCanceled',
    'claimReplace',
    'claimRefund',
    'placed',
  ])
  expect(kinds(order({ swaps: [{ id: 'swap_1', created_at: at(5), canceled_at: at(6) }] }))).toEqual([
    'swapCanceled',
    'swapCreated',
    'placed',
  ])
})

test('a refund event has its amount, reason and note', () => {
  const refund = { id: 'ref_1', created_at: at(4), amount: 15254, note: 'Lost', reason: 'other' as const }
  expect(timelineOf(records(order({ refunds: [refund] })))[0]).toEqual({
    id: 'ref_1/refunded',
    of: 'ref_1',
    kind: 'refunded',
    at: at(4),
    amount: 15254,
    text: 'Lost',
    reason: 'other',
  })
})

test('an order edit adds an event for each of its steps', () => {
  const steps = edit({ requested_at: at(3), declined_at: at(4), declined_reason: 'Too much' })
  const [declined] = timelineOf(records(order(), { edits: [steps] }))
  expect(declined).toMatchObject({ kind: 'editDeclined', text: 'Too much' })
  expect(kinds(order(), [steps])).toEqual(['editDeclined', 'editRequested', 'editCreated', 'placed'])
  expect(kinds(order(), [edit({ confirmed_at: at(3) })])[0]).toBe('editConfirmed')
  expect(kinds(order(), [edit({ canceled_at: at(3) })])[0]).toBe('editCanceled')
})

const note = (author: object | null) => ({
  id: 'note_1',
  created_at: at(2),
  value: 'Call back',
  author: author && { email: 'ada@example.com', ...author },
})

const authorOf = (author: object | null) => timelineOf(records(order(), { notes: [note(author)] }))[0]?.author

test('a note shows its author by name, or by email without a name', () => {
  expect(authorOf({ first_name: 'Ada', last_name: 'Okafor' })).toBe('Ada Okafor')
  expect(authorOf({})).toBe('ada@example.com')
  expect(authorOf(null)).toBeNull()
})

test('every event has an id of its own', () => {
  const story = timelineOf(
    records(
      order({
        canceled_at: at(8),
        fulfillments: [
          fulfillment('ful_1', { shipped_at: at(3) }),
          fulfillment('ful_2', { shipped_at: at(3) }),
        ],
        returns: [returned('ret_1', { received_at: at(6) })],
      }),
      { edits: [edit({ requested_at: at(3), confirmed_at: at(4) })] },
    ),
  )
  expect(new Set(story.map(({ id }) => id)).size).toBe(story.length)
})

const actions = (more: object) =>
  timelineOf(records(order({ fulfillments: [fulfillment('ful_1', more)] }))).flatMap(
    (event) => event.actions ?? [],
  )

test('a packed parcel can be shipped or canceled, and no longer once it is', () => {
  expect(actions({})).toEqual(['shipParcel', 'cancelParcel'])
  expect(actions({ shipped_at: at(3) })).toEqual([])
  expect(actions({ canceled_at: at(3) })).toEqual([])
})

test('a message has its receiver and can be sent again', () => {
  const sent = { id: 'noti_1', created_at: at(2), event_name: 'order.placed', to: 'mara@example.com' }
  expect(timelineOf(records(order(), { notifications: [sent] }))[0]).toEqual({
    id: 'noti_1/notified',
    of: 'noti_1',
    kind: 'notified',
    at: at(2),
    message: { to: 'mara@example.com', name: 'order.placed' },
    actions: ['resend'],
  })
})

it('an exchange says when the customer settled it, and offers its next steps until it is canceled', () => {
  const swap = { id: 'swap_1', created_at: at(5), confirmed_at: at(6), canceled_at: null }
  const story = timelineOf(records(order({ swaps: [swap] })))
  expect(story.map((event) => [event.kind, event.actions])).toEqual([
    ['swapConfirmed', undefined],
    ['swapCreated', ['swapSteps']],
    ['placed', undefined],
  ])
  const canceled = timelineOf(records(order({ swaps: [{ ...swap, canceled_at: at(7) }] })))
  expect(canceled.flatMap((event) => event.actions ?? [])).toEqual([])
})

it('an edit that staff confirmed differs from one that the customer confirmed', () => {
  const confirmed = { status: 'confirmed', confirmed_at: at(3) }
  expect(kinds(order(), [edit({ ...confirmed, confirmed_by: 'usr_1' })])[0]).toBe('editForced')
  expect(kinds(order(), [edit({ ...confirmed, confirmed_by: 'cus_1' })])[0]).toBe('editConfirmed')
})

const stocks = (more: object) =>
  timelineOf(records(order({ fulfillments: [fulfillment('ful_1', { canceled_at: at(4), ...more })] }))).map(
    ({ kind, stock }) => [kind, stock],
  )

test('packing takes pieces out of the stock of a location, and canceling puts them back', () => {
  expect(stocks({ location_id: 'sloc_1' })).toEqual([
    ['fulfillmentCanceled', 3],
    ['fulfilled', -3],
    ['placed', undefined],
  ])
  expect(stocks({ location_id: null })[0]).toEqual(['fulfillmentCanceled', undefined])
})

it('names the person of the team behind each step of an edit, and no customer', () => {
  const steps = edit({ created_by: 'usr_1', requested_at: at(2), requested_by: 'usr_2' })
  const done = edit({ created_by: 'usr_1', confirmed_at: at(3), confirmed_by: 'cus_1' })
  const people = (one: typeof steps) =>
    timelineOf({ order: order(), edits: [one], notes: [], notifications: [] }).flatMap(({ kind, by }) =>
      kind.startsWith('edit') ? [[kind, by]] : [],
    )
  expect(people(steps)).toEqual(
    expect.arrayContaining([
      ['editRequested', 'usr_2'],
      ['editCreated', 'usr_1'],
    ]),
  )
  expect(people(done)).toContainEqual(['editConfirmed', undefined])
})

/** The event of a return of three pieces, one of which arrived at a location. */
const receivedAt = (location_id: string | null) => {
  const items = [
    { quantity: 2, received_quantity: 1 },
    { quantity: 1, received_quantity: null },
  ]
  const entry = returned('ret_1', { status: 'received', received_at: at(6), location_id, items })
  return timelineOf(records(order({ returns: [entry] })))[0]
}

test('a return that came to a location says how many pieces are in stock again', () => {
  expect(receivedAt('sloc_1')).toMatchObject({ kind: 'returnReceived', pieces: 3, stock: 1 })
  expect(receivedAt(null)?.stock).toBeUndefined()
})

test('an exchange and an edit say what they made the customer owe, or get back', () => {
  const swap = {
    id: 'swap_1',
    created_at: at(5),
    confirmed_at: at(6),
    canceled_at: null,
    difference_due: -500,
  }
  expect(timelineOf(records(order({ swaps: [swap] })))[0]).toMatchObject({ kind: 'swapConfirmed', due: -500 })
  const dearer = edit({
    requested_at: at(3),
    confirmed_at: at(4),
    payment_collection: { status: 'authorized', amount: 700 },
  })
  const dues = timelineOf(records(order(), { edits: [dearer] })).map(({ kind, due }) => [kind, due])
  expect(dues).toEqual([
    ['editConfirmed', 700],
    ['editRequested', 700],
    ['editCreated', undefined],
    ['placed', undefined],
  ])
})

const refundOf = (more: object) =>
  timelineOf(records(order({ returns: [returned('ret_1', { refund_amount: 1785, ...more })] })))[0]?.due

test('a requested return says what it pays back, and that of an exchange nothing', () => {
  expect(refundOf({})).toBe(-1785)
  expect(refundOf({ refund_amount: 0 })).toBeUndefined()
  expect(refundOf({ swap_id: 'swap_1' })).toBeUndefined()
})

const duesOf = (more: Partial<StoryEdit>) =>
  timelineOf(records(order(), { edits: [edit({ requested_at: at(3), difference_due: -900, ...more })] }))
    .filter(({ kind }) => kind === 'editRequested')
    .map(({ due }) => due)

test('a requested edit that makes the order cheaper says what the customer gets back', () => {
  expect(duesOf({ status: 'requested' })).toEqual([-900])
  expect(duesOf({ status: 'confirmed', difference_due: 0 })).toEqual([undefined])
})

const stepsOf = (status: string) =>
  timelineOf(records(order({ returns: [returned('ret_1', { status })] }))).find(
    ({ kind }) => kind === 'returnRequested',
  )?.actions

test('a received return keeps its steps, whose dialog may still be at work; a canceled one has none', () => {
  expect(stepsOf('requested')).toEqual(['returnSteps'])
  expect(stepsOf('received')).toEqual(['returnSteps'])
  expect(stepsOf('canceled')).toBeUndefined()
})

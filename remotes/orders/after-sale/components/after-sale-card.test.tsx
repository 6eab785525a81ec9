/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { heldOn } from '@stoa/admin/held'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import { AfterSaleCard } from './after-sale-card.tsx'

const mug = {
  id: 'item_1',
  title: 'Harbour Mug',
  description: 'Slate',
  thumbnail: null,
  variant_id: 'variant_1',
  variant: { sku: 'HM-1' },
  quantity: 4,
  fulfilled_quantity: 4,
  returned_quantity: null,
  refundable: 7140,
}
const back = (changes: object = {}) => ({
  id: 'ret_1',
  status: 'requested',
  created_at: '2026-11-05T10:00:00.000Z',
  updated_at: '2026-11-05T10:00:00.000Z',
  received_at: null,
  swap_id: null,
  claim_order_id: null,
  location_id: null,
  refund_amount: 1785,
  items: [{ item_id: 'item_1', quantity: 1 }],
  ...changes,
})
const order = (changes: object = {}) =>
  ({
    id: 'order_1',
    display_id: 12,
    status: 'pending',
    payment_status: 'captured',
    fulfillment_status: 'shipped',
    region_id: 'reg_1',
    currency_code: 'eur',
    total: 7140,
    refundable_amount: 7140,
    no_notification: false,
    items: [mug],
    payments: [],
    refunds: [],
    returns: [],
    swaps: [],
    claims: [],
    edits: [],
    ...changes,
  }) as unknown as AdminOrder

const open = (changes: object = {}) => openPage(() => <AfterSaleCard order={order(changes)} />)
const reads = () => {
  nock(STORE)
    .persist()
    .get('/admin/shipping-options')
    .query(true)
    .optionally()
    .reply(200, { shipping_options: [], count: 0 })
  nock(STORE).persist().get('/admin/return-reasons').optionally().reply(200, { return_reasons: [] })
  nock(STORE)
    .persist()
    .get('/admin/store')
    .optionally()
    .reply(200, { store: { metadata: null } })
}
const sent = (path: string, answer: object) => {
  const bodies: unknown[] = []
  nock(STORE)
    .post(path, (body: unknown) => bodies.push(body) > 0)
    .reply(200, answer)
  return bodies
}

async function start(user: ReturnType<typeof userEvent.setup>, action: string) {
  await user.click(screen.getByRole('button', { name: 'Return or change' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return screen.findByRole('dialog', { name: action })
}

it('an order that cannot be returned says why', () => {
  open({ payment_status: 'awaiting' })
  expect(screen.getByText('Returns are possible once the order is paid.')).toBeVisible()
})

it('requests a return with the refund that is shown', async () => {
  const user = userEvent.setup()
  reads()
  const bodies = sent('/admin/orders/order_1/return', { order: { returns: [back()] } })
  open()
  const dialog = await start(user, 'Request return')
  await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
  expect(await within(dialog).findAllByText('€17.85')).toHaveLength(2)
  await user.click(within(dialog).getByRole('button', { name: 'Request return' }))
  await waitFor(() =>
    expect(bodies).toEqual([
      { items: [{ item_id: 'item_1', quantity: 1 }], refund: 1785, no_notification: false },
    ]),
  )
})

it('a return without an answer cannot be checked against the form, which is blank', async () => {
  const user = userEvent.setup()
  reads()
  nock(STORE).post('/admin/orders/order_1/return').reply(502)
  open()
  const dialog = await start(user, 'Request return')
  await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Request return' }))
  expect(await within(dialog).findByText('It is not known whether this was saved')).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Check' })).not.toBeInTheDocument()
})

it('a return that was requested twice can be canceled, the later one', async () => {
  const user = userEvent.setup()
  reads()
  const second = back({ id: 'ret_2', created_at: '2026-11-05T10:00:01.000Z' })
  sent('/admin/orders/order_1/return', { order: { returns: [second, back()] } })
  const canceled = sent('/admin/returns/ret_2/cancel', { order: order() })
  const questions: object[] = []
  const confirm = async (question: object) => questions.push(question) > 0
  const { messages } = openPage(() => <AfterSaleCard order={order()} />, { dialogs: { confirm } })
  const dialog = await start(user, 'Request return')
  await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Request return' }))
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', title: 'Return canceled' }]))
  expect(questions).toMatchObject([
    { title: 'This return was requested twice', confirmLabel: 'Cancel return' },
  ])
  expect(canceled).toHaveLength(1)
})

it('a return of no piece is not sent', async () => {
  const user = userEvent.setup()
  reads()
  open()
  const dialog = await start(user, 'Request return')
  await user.click(within(dialog).getByRole('checkbox', { name: /Notify/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Request return' }))
  expect(await within(dialog).findByText('Choose at least one piece.')).toBeVisible()
})

it('goods that are here already are requested and received, with their refund', async () => {
  const user = userEvent.setup()
  reads()
  sent('/admin/orders/order_1/return', { order: { returns: [back()] } })
  const receipts = sent('/admin/returns/ret_1/receive', { return: back({ status: 'received' }) })
  open()
  const dialog = await start(user, 'Request return')
  await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
  await user.click(within(dialog).getByRole('checkbox', { name: /The goods are here/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Request return' }))
  await waitFor(() =>
    expect(receipts).toEqual([{ items: [{ item_id: 'item_1', quantity: 1 }], refund: 1785 }]),
  )
})

it.each([
  [409, { type: 'error', title: 'The return is requested, but not received' }],
  [502, { type: 'warn', title: 'It is not known whether this was saved' }],
])(
  'a receipt that fails with %d is said once, beside the return that is requested',
  async (status, failure) => {
    const user = userEvent.setup()
    reads()
    sent('/admin/orders/order_1/return', { order: { returns: [back()] } })
    nock(STORE).post('/admin/returns/ret_1/receive').reply(status, { message: 'No' })
    const { messages } = open()
    const dialog = await start(user, 'Request return')
    await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
    await user.click(within(dialog).getByRole('checkbox', { name: /The goods are here/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Request return' }))
    await waitFor(() =>
      expect(messages).toMatchObject([{ type: 'success', title: 'Return requested' }, failure]),
    )
  },
)

it('receiving pays back what was agreed', async () => {
  const user = userEvent.setup()
  const receipts = sent('/admin/returns/ret_1/receive', { return: back({ status: 'received' }) })
  open({ returns: [back()] })
  await user.click(screen.getByRole('button', { name: 'Receive return' }))
  await user.click(await screen.findByRole('button', { name: 'Receive and refund €17.85' }))
  await waitFor(() =>
    expect(receipts).toEqual([{ items: [{ item_id: 'item_1', quantity: 1 }], refund: 1785 }]),
  )
})

it('receiving the goods of a claim pays nothing back', async () => {
  const user = userEvent.setup()
  const entry = back({ claim_order_id: 'claim_1' })
  const claim = {
    id: 'claim_1',
    type: 'replace',
    created_at: '2026-11-05T10:00:00.000Z',
    canceled_at: null,
    refund_amount: null,
    payment_status: 'na',
    fulfillment_status: 'not_fulfilled',
    claim_items: [{ id: 'citm_1', item_id: 'item_1', quantity: 1, reason: 'other', note: null }],
    additional_items: [],
    return_order: entry,
  }
  const receipts = sent('/admin/returns/ret_1/receive', { return: entry })
  open({ returns: [entry], claims: [claim] })
  await user.click(screen.getByRole('button', { name: 'Receive return' }))
  await user.click(await screen.findByRole('button', { name: 'Receive' }))
  await waitFor(() => expect(receipts).toEqual([{ items: [{ item_id: 'item_1', quantity: 1 }], refund: 0 }]))
})

it('canceling a return waits, and its buttons with it', async () => {
  const user = userEvent.setup()
  open({ returns: [back()] })
  await user.click(screen.getByRole('button', { name: 'Cancel return' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /return$/ })).toBeNull())
  expect(heldOn('order_1').read()).toMatchObject([
    { subject: 'ret_1', kind: 'cancelReturn', values: { id: 'ret_1' }, state: 'waiting' },
  ])
})

const swap = {
  id: 'swap_1',
  created_at: '2026-11-05T10:00:00.000Z',
  canceled_at: null,
  confirmed_at: '2026-11-06T10:00:00.000Z',
  payment_status: 'captured',
  fulfillment_status: 'not_fulfilled',
  difference_due: 0,
  additional_items: [{ ...mug, id: 'item_9', quantity: 2 }],
  return_order: null,
  fulfillments: [],
}

it('packing the goods of an exchange waits, as does its cancellation', async () => {
  const user = userEvent.setup()
  const { unmount } = open({ swaps: [swap] })
  await user.click(screen.getByRole('button', { name: 'Pack goods' }))
  await user.click(await screen.findByRole('button', { name: 'Pack' }))
  const change = { kind: 'swap', id: 'swap_1' }
  await waitFor(() =>
    expect(heldOn('order_1').read()).toMatchObject([
      { kind: 'packChange', values: { change, fulfillment: { no_notification: false } } },
    ]),
  )
  expect(screen.queryByRole('button', { name: 'Cancel exchange' })).toBeNull()
  unmount()
  act(() => heldOn('order_1').change('swap_1', undefined))

  open({ swaps: [swap] })
  await user.click(screen.getByRole('button', { name: 'Cancel exchange' }))
  await waitFor(() =>
    expect(heldOn('order_1').read()).toMatchObject([{ kind: 'cancelChange', values: { change } }]),
  )
})

const draft = (changes: object = {}) => ({
  id: 'oe_1',
  status: 'created',
  created_at: '2026-11-05T10:00:00.000Z',
  internal_note: null,
  items: [{ ...mug, id: 'item_2', original_item_id: 'item_1', unit_price: 1500, fulfilled_quantity: null }],
  changes: [],
  payment_collection: null,
  total: 7140,
  difference_due: 0,
  ...changes,
})

async function startEdit(user: ReturnType<typeof userEvent.setup>) {
  sent('/admin/order-edits', { order_edit: draft() })
  nock(STORE).persist().get('/admin/order-edits/oe_1').optionally().reply(200, { order_edit: draft() })
  open({ items: [{ ...mug, fulfilled_quantity: null, unit_price: 1500, original_item_id: null }] })
  return start(user, 'Edit order')
}

it('a line of an edit is doubled with its quantity', async () => {
  const user = userEvent.setup()
  const dialog = await startEdit(user)
  const added = sent('/admin/order-edits/oe_1/items', { order_edit: draft() })
  await user.click(await within(dialog).findByRole('button', { name: 'Duplicate Harbour Mug' }))
  await waitFor(() => expect(added).toEqual([{ variant_id: 'variant_1', quantity: 4 }]))
})

it('a line of an edit is replaced by another variant: the new line first, then the old one goes', async () => {
  const user = userEvent.setup()
  const dialog = await startEdit(user)
  const bowl = {
    id: 'variant_2',
    title: 'Blue',
    sku: 'BB-1',
    product: { title: 'Beach Bowl', thumbnail: null },
  }
  nock(STORE)
    .persist()
    .get('/admin/variants')
    .query(true)
    .reply(200, { variants: [{ ...bowl, prices: [] }], count: 1, offset: 0, limit: 12 })
  await user.click(await within(dialog).findByRole('button', { name: 'Replace Harbour Mug' }))
  const picker = await screen.findByRole('dialog', { name: 'Replace Harbour Mug' })
  expect(within(picker).getByRole('button', { name: 'Replace' })).toBeDisabled()
  await user.click(await within(picker).findByRole('checkbox', { name: /Beach Bowl/ }))
  const added = sent('/admin/order-edits/oe_1/items', { order_edit: draft() })
  let addedFirst = 0
  nock(STORE)
    .delete('/admin/order-edits/oe_1/items/item_2')
    .reply(200, () => {
      addedFirst = added.length
      return { order_edit: draft() }
    })
  await user.click(within(picker).getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(addedFirst).toBe(1))
  expect(added).toEqual([{ variant_id: 'variant_2', quantity: 4 }])
})

it('an edit that makes the order cheaper says what the customer gets back', async () => {
  const user = userEvent.setup()
  const copy = { ...mug, id: 'item_2', original_item_id: 'item_1', quantity: 3, unit_price: 1500 }
  const edit = {
    id: 'oe_1',
    status: 'created',
    created_at: '2026-11-05T10:00:00.000Z',
    internal_note: null,
    items: [copy],
    changes: [{ id: 'oic_1', type: 'item_update', line_item_id: 'item_2', original_line_item_id: 'item_1' }],
    payment_collection: null,
    total: 5355,
    difference_due: -1785,
  }
  sent('/admin/order-edits', { order_edit: edit })
  nock(STORE).persist().get('/admin/order-edits/oe_1').reply(200, { order_edit: edit })
  open({ items: [{ ...mug, fulfilled_quantity: null, unit_price: 1500, original_item_id: null }] })
  const dialog = await start(user, 'Edit order')
  expect(await within(dialog).findByText('Customer gets back')).toBeVisible()
  expect(within(dialog).getByText('€17.85')).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Remove Harbour Mug' })).toBeNull()
})

it('a claim says that its shipping is free of charge unless a price is typed', async () => {
  const user = userEvent.setup()
  nock(STORE)
    .persist()
    .get('/admin/shipping-options')
    .query(true)
    .reply(200, { shipping_options: [{ id: 'so_1', name: 'By post', amount: 590 }], count: 1 })
  open()
  const dialog = await start(user, 'Register claim')
  await user.click(await within(dialog).findByRole('button', { name: /Return shipping/ }))
  await user.click(await screen.findByRole('option', { name: /By post/ }))
  expect(await within(dialog).findByText('Before tax. Empty for free of charge.')).toBeVisible()
})

it('the metadata of a parcel that is packed for an exchange is sent with it', async () => {
  const user = userEvent.setup()
  open({ swaps: [swap] })
  await user.click(screen.getByRole('button', { name: 'Pack goods' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pack goods' })
  await user.click(within(dialog).getByRole('button', { name: 'Add an entry' }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Key' }), 'box')
  await user.type(within(dialog).getByLabelText('Value'), 'small')
  await user.click(within(dialog).getByRole('button', { name: 'Pack' }))
  await waitFor(() =>
    expect(heldOn('order_1').read()).toMatchObject([
      { values: { fulfillment: { metadata: { box: 'small' } } } },
    ]),
  )
  act(() => heldOn('order_1').change('swap_1', undefined))
})

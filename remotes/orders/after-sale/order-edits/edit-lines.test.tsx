/** @jest-environment-options {"url": "http://localhost:9000/"} */
import type { AdminOrder } from '@stoa/api/admin/orders'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import { anOrder } from '../../orders/testing/an-order.ts'
import { EditOrder } from './edit-order.tsx'

const item = (id: string, title: string, more: object = {}) => ({
  id,
  original_item_id: null,
  created_at: '2026-11-05T10:00:00.000Z',
  title,
  description: null,
  thumbnail: null,
  unit_price: 1500,
  quantity: 4,
  fulfilled_quantity: null,
  variant_id: null,
  ...more,
})
const variants = ['Bowl', 'Rug'].map((product) => ({
  id: `variant_${product}`,
  title: 'Blue',
  sku: product,
  product: { title: product, thumbnail: null },
  calculated_price: 1500,
  calculated_price_incl_tax: 1785,
}))

/** One line that is asked for, and why the store refuses it. */
interface Addition {
  product: string
  quantity: number
  refusal?: string
}

/** An edit of an order with four mugs, and the lines that it is asked to add. */
function openEdit(...additions: Addition[]) {
  const added: ReturnType<typeof item>[] = []
  let isRemoved = false
  const edit = () => ({
    id: 'oe_1',
    status: 'created',
    internal_note: null,
    items: [
      ...(isRemoved
        ? []
        : [item('copy_1', 'Mug', { original_item_id: 'item_1', variant_id: 'variant_Mug' })]),
      ...added,
    ],
    changes: added.map(({ id }) => ({ id: `change_${id}`, type: 'item_add', line_item_id: id })),
    payment_collection: null,
    total: 6000,
    difference_due: 0,
  })
  for (const { product, quantity, refusal } of additions) {
    const line = { variant_id: `variant_${product}`, quantity }
    nock(STORE)
      .post('/admin/order-edits/oe_1/items', line)
      .reply(() => {
        if (refusal) return [400, { message: refusal }]
        added.push(item(`new_${product}`, product, line))
        return [200, { order_edit: edit() }]
      })
  }
  nock(STORE)
    .delete('/admin/order-edits/oe_1/items/copy_1')
    .optionally()
    .reply(200, () => {
      isRemoved = true
      return { order_edit: edit() }
    })
  nock(STORE)
    .persist()
    .get('/admin/order-edits/oe_1')
    .reply(200, () => ({ order_edit: edit() }))
  nock(STORE).persist().get('/admin/variants').query(true).reply(200, { variants, count: 2 })
  const order = { ...anOrder(), items: [item('item_1', 'Mug')] } as unknown as AdminOrder
  openPage(() => <EditOrder order={order} editId="oe_1" onClose={() => undefined} />)
}

const user = userEvent.setup()

async function pick(button: string, title: string, ...products: string[]) {
  await user.click(await screen.findByRole('button', { name: button }))
  const picker = within(await screen.findByRole('dialog', { name: title }))
  for (const product of products)
    await user.click(await picker.findByRole('checkbox', { name: new RegExp(product) }))
  return picker
}
const quantityOf = (line: string) =>
  within(screen.getByRole('group', { name: line })).getByRole('textbox', { name: 'Pieces' })

it('a refused line is said in the picker, which keeps the choice; the line of the next try has the focus', async () => {
  openEdit({ product: 'Bowl', quantity: 1, refusal: 'The store is closed' }, { product: 'Bowl', quantity: 1 })
  const picker = await pick('Add variants', 'Choose variants', 'Bowl')
  await user.click(picker.getByRole('button', { name: 'Add' }))
  expect(await picker.findByRole('alert')).toHaveTextContent('The store is closed')
  expect(picker.getByRole('checkbox', { name: /Bowl/ })).toBeChecked()

  await user.click(picker.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose variants' })).toBeNull())
  expect(quantityOf('Bowl')).toHaveFocus()
})

it('the variants before a refused one are added once', async () => {
  openEdit(
    { product: 'Bowl', quantity: 1 },
    { product: 'Rug', quantity: 1, refusal: 'Not for sale' },
    { product: 'Rug', quantity: 1 },
  )
  const picker = await pick('Add variants', 'Choose variants', 'Bowl', 'Rug')
  await user.click(picker.getByRole('button', { name: 'Add' }))
  expect(await picker.findByRole('alert')).toHaveTextContent('Not for sale')
  expect(picker.getByText('1 variant chosen')).toBeVisible()

  await user.click(picker.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose variants' })).toBeNull())
  expect(quantityOf('Bowl')).toHaveFocus()
})

it('a refused replacement leaves the line and is said in the picker; the new line has the focus', async () => {
  openEdit({ product: 'Rug', quantity: 4, refusal: 'Not for sale' }, { product: 'Rug', quantity: 4 })
  const picker = await pick('Replace Mug', 'Replace Mug', 'Rug')
  await user.click(picker.getByRole('button', { name: 'Replace' }))
  expect(await picker.findByRole('alert')).toHaveTextContent('Not for sale')

  await user.click(picker.getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Replace Mug' })).toBeNull())
  expect(screen.getByText('Removed')).toBeVisible()
  expect(quantityOf('Rug')).toHaveFocus()
})

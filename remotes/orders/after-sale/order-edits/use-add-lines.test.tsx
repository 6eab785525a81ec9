/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import { anOrder } from '../../orders/testing/an-order.ts'
import { useAddLines } from './use-add-lines.ts'

const ITEMS = '/admin/order-edits/oe_1/items'

const editWith = (...added: { id: string; variant: string }[]) => ({
  order_edit: {
    id: 'oe_1',
    items: added.map(({ id, variant }, at) => ({
      id,
      original_item_id: null,
      created_at: `2026-11-05T10:00:0${at}.000Z`,
      title: 'Mug',
      quantity: 1,
      variant_id: variant,
    })),
    changes: added.map(({ id }) => ({ id: `change_${id}`, type: 'item_add', line_item_id: id })),
  },
})

function Add() {
  const { addLines } = useAddLines(anOrder(), 'oe_1', [])
  return <button onClick={() => void addLines([{ id: 'variant_1' }, { id: 'variant_2' }])}>Add</button>
}

it('takes out the line that the browser added by sending again, and no other', async () => {
  const once = { id: 'a', variant: 'variant_1' }
  const again = { id: 'b', variant: 'variant_1' }
  nock(STORE).post(ITEMS, { variant_id: 'variant_1', quantity: 1 }).reply(200, editWith(once, again))
  const takenOut = nock(STORE)
    .delete('/admin/order-edits/oe_1/changes/change_b')
    .reply(200, { id: 'change_b', deleted: true })
  const second = nock(STORE)
    .post(ITEMS, { variant_id: 'variant_2', quantity: 1 })
    .reply(200, editWith(once, { id: 'c', variant: 'variant_2' }))
  openPage(() => <Add />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect([takenOut.isDone(), second.isDone()]).toEqual([true, true]))
})

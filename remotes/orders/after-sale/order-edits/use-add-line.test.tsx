/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import { anOrder } from '../../orders/testing/an-order.ts'
import { useAddLine } from './use-add-line.ts'

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

it('takes out the line that the browser added by sending again, and answers with the first one', async () => {
  nock(STORE)
    .post(ITEMS, { variant_id: 'variant_1', quantity: 2 })
    .reply(200, editWith({ id: 'a', variant: 'variant_1' }, { id: 'b', variant: 'variant_1' }))
  const takenOut = nock(STORE)
    .delete('/admin/order-edits/oe_1/changes/change_b')
    .reply(200, { id: 'change_b', deleted: true })
  const added: (string | undefined)[] = []
  openPage(function Add() {
    const { addLine } = useAddLine(anOrder(), 'oe_1', [])
    return <button onClick={() => void addLine('variant_1', 2).then((id) => added.push(id))}>Add</button>
  })
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(added).toEqual(['a']))
  expect(takenOut.isDone()).toBe(true)
})

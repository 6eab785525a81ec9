import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { inOrder } from '../reorder/order.ts'
import { render } from '../testing/render.tsx'
import { OrderList } from './order-list.tsx'

function Example() {
  const [items, setItems] = useState<readonly { id: string; name: string; note?: string }[]>([
    { id: 's', name: 'Small', note: 'CUP-S' },
    { id: 'm', name: 'Medium' },
    { id: 'l', name: 'Large' },
  ])
  return <OrderList label="Sizes" items={items} onReorder={(ids) => setItems(inOrder(items, ids))} />
}

const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('moves a thing by its buttons, and keeps the focus on it', async () => {
  render(<Example />)
  await press('Move Small down')
  expect(rows()).toEqual(['Medium', 'Small', 'Large'])
  expect(screen.getByRole('button', { name: 'Move Small down' })).toHaveFocus()

  await press('Move Small down')
  expect(rows()).toEqual(['Medium', 'Large', 'Small'])
  expect(screen.getByRole('button', { name: 'Move Small up' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Move Small down' })).toBeDisabled()
})

it('shows the name and the details of each item', () => {
  render(<Example />)
  const list = within(screen.getByRole('grid', { name: 'Sizes' }))
  expect(list.getByRole('row', { name: 'Small' })).toHaveTextContent('CUP-S')
  expect(list.getByRole('button', { name: 'Drag Large' })).toBeInTheDocument()
})

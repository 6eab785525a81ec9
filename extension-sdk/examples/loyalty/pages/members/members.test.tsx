import { renderContribution } from '@stoa/extension-sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { english } from '../../testing/english.ts'
import Members from './members.tsx'

const customer = (id: string, first_name: string, points: number) => ({
  id,
  email: `${id}@example.com`,
  first_name,
  last_name: null,
  metadata: { loyalty_points: points, loyalty_awards: { order_1: points } },
})

function show(customers: object[]) {
  const get = async () => ({ customers, count: customers.length })
  return renderContribution(Members, {}, { texts: english, client: { get } })
}

const rows = () => screen.getAllByRole('rowheader').map((row) => row.textContent)

test('who has most stands first, until another column is chosen', async () => {
  show([customer('zoe', 'Zoe', 20), customer('ben', 'Ben', 1250), customer('none', 'Nobody', 0)])

  expect(await screen.findByText('1,270 points')).toBeInTheDocument()
  expect(rows()).toEqual(['Benben@example.com', 'Zoezoe@example.com'])
  const name = screen.getByRole('columnheader', { name: 'Name' })
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(name).toHaveAttribute('aria-sort', 'descending')
  expect(rows()).toEqual(['Zoezoe@example.com', 'Benben@example.com'])
})

test('a search says how many it found, and can be taken back', async () => {
  show([customer('zoe', 'Zoe', 20), customer('ben', 'Ben', 1250)])
  const search = await screen.findByRole('searchbox')
  await userEvent.type(search, 'zo')
  expect(screen.getByRole('status')).toHaveTextContent('1 member found')
  expect(rows()).toEqual(['Zoezoe@example.com'])

  await userEvent.type(search, 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(rows()).toHaveLength(2)
})

test('a store without members says how to get some', async () => {
  show([customer('none', 'Nobody', 0)])

  expect(await screen.findByText(/Nobody has points yet/)).toBeInTheDocument()
})

import { renderContribution } from '@stoa/extension-sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { english } from '../../testing/english.ts'
import Members from './members.tsx'

test('sums up the members and leads to them', async () => {
  const customers = [
    { id: 'cus_1', email: 'mara@example.com', metadata: { loyalty_points: 300 } },
    { id: 'cus_2', email: 'ole@example.com', metadata: { loyalty_points: 7 } },
    { id: 'cus_3', email: 'ina@example.com', metadata: null },
  ]
  const { opened } = renderContribution(
    Members,
    {},
    { texts: english, client: { get: async () => ({ customers, count: 3 }) } },
  )

  expect(await screen.findByText('2')).toBeInTheDocument()
  expect(screen.getByText('307 points')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Show all members' }))
  expect(opened).toEqual(['/loyalty'])
})

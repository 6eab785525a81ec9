import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'

import { LatePage } from './late-page.tsx'
import { show } from '../testing/session-harness.tsx'

test('waits for its page with a spinner', async () => {
  const page = Promise.withResolvers<ReactNode>()
  const load = () => page.promise
  show(<LatePage load={load} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  page.resolve(<h1>Here</h1>)

  expect(await screen.findByRole('heading', { name: 'Here' })).toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('a page that does not arrive is fetched again when asked', async () => {
  const load = jest.fn<() => Promise<ReactNode>>()
  load.mockRejectedValueOnce(new Error('Loading chunk 1 failed')).mockResolvedValueOnce(<h1>Here</h1>)
  show(<LatePage load={load} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { name: 'Here' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

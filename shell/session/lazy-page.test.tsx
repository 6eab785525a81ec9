import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'

import { LazyPage } from './lazy-page.tsx'
import { show } from '../testing/session-harness.tsx'

test('shows a spinner while loading', async () => {
  const page = Promise.withResolvers<ReactNode>()
  const load = () => page.promise
  show(<LazyPage load={load} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  page.resolve(<h1>Here</h1>)

  expect(await screen.findByRole('heading', { name: 'Here' })).toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('a page that fails to load can be retried', async () => {
  const load = jest.fn<() => Promise<ReactNode>>()
  load.mockRejectedValueOnce(new Error('Loading chunk 1 failed')).mockResolvedValueOnce(<h1>Here</h1>)
  show(<LazyPage load={load} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { name: 'Here' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

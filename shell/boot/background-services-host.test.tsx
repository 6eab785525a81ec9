import { jest } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'

import { createJobBoard } from '../jobs/job-board.ts'
import type { SessionStore } from '../session/session-store.ts'

jest.unstable_mockModule('./background-services.tsx', () => ({ BackgroundServices: () => <p>Services</p> }))
jest.unstable_mockModule('../analytics/when-idle.ts', () => ({
  whenIdle: () => new Promise(() => undefined),
}))
const { BackgroundServicesHost } = await import('./background-services-host.tsx')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function setUp() {
  const host = (
    <QueryClientProvider client={new QueryClient()}>
      <BackgroundServicesHost board={createJobBoard()} session={{} as SessionStore} />
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: host }])
  render(<RouterProvider router={router} />)
  return router
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const isLoaded = () => screen.queryByText('Services') !== null

test('the services of a page that is never idle load after four seconds', async () => {
  setUp()
  await wait(3900)
  expect(isLoaded()).toBe(false)
  await wait(100)
  expect(isLoaded()).toBe(true)
})

test('a navigation starts the wait again', async () => {
  const router = setUp()
  await wait(3000)
  await act(() => router.navigate('/next'))
  await wait(3000)
  expect(isLoaded()).toBe(false)
  await wait(1000)
  expect(isLoaded()).toBe(true)
})

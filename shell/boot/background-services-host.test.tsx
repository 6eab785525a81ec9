import { jest } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'

import { createJobBoard } from '../jobs/job-board.ts'
import type { SessionStore } from '../session/session-store.ts'

jest.unstable_mockModule('../routing/ahead-service.tsx', () => ({ AheadService: () => <p>Ahead</p> }))
jest.unstable_mockModule('./background-services.tsx', () => ({ BackgroundServices: () => <p>Services</p> }))
jest.unstable_mockModule('../analytics/when-idle.ts', () => ({
  whenIdle: () => new Promise(() => undefined),
}))
const { BackgroundServicesHost } = await import('./background-services-host.tsx')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function setUp() {
  const client = new QueryClient()
  const host = (
    <QueryClientProvider client={client}>
      <BackgroundServicesHost board={createJobBoard()} session={{} as SessionStore} />
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: host }])
  render(<RouterProvider router={router} />)
  return { client, router }
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const shows = (text: string) => screen.queryByText(text) !== null

test('what prepares the next page loads with the data of the first one, the services later', async () => {
  const { client } = setUp()
  await wait(1000)
  expect(shows('Ahead')).toBe(false)
  await act(() => client.fetchQuery({ queryKey: ['rows'], queryFn: () => [] }))
  await wait(0)
  expect(shows('Ahead')).toBe(true)
  expect(shows('Services')).toBe(false)
  await wait(3000)
  expect(shows('Services')).toBe(true)
})

test('a navigation postpones the services of a page that is never idle', async () => {
  const { router } = setUp()
  await wait(3000)
  await act(() => router.navigate('/next'))
  await wait(3000)
  expect(shows('Services')).toBe(false)
  await wait(1000)
  expect(shows('Services')).toBe(true)
  expect(shows('Ahead')).toBe(true)
})

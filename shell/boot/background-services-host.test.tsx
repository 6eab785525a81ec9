import { jest } from '@jest/globals'
import type { HttpClient } from '@stoa/api/http'
import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'

import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { createJobBoard } from '../jobs/job-board.ts'
import type { User } from '../session/check-session.ts'
import { createSessionStore } from '../session/session-store.ts'
import { English } from '../testing/english.tsx'
import { BackgroundServicesHost } from './background-services-host.tsx'

const shell = {
  feed: { extensions: [], disabled: [], origins: [] },
  environment: { overrides: [], versions: [] },
  registry: { extensions: [] },
} as unknown as Shell
const never = () => new Promise<never>(() => undefined)
const http = { get: never } as unknown as HttpClient

// The code is at hand, so that a test measures nothing but the wait for it.
beforeAll(() => import('./background-services.tsx'))
beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe = () => undefined
      disconnect = () => undefined
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver')
  jest.useRealTimers()
})

/** A page that is never idle, because one of its reads is not answered. */
function setUp() {
  const session = createSessionStore({ id: 'usr_1' } as User)
  const client = createQueryClient('admin', () => undefined)
  void client.fetchQuery({ queryKey: ['slow'], queryFn: never })
  const host = <BackgroundServicesHost board={createJobBoard()} session={session} />
  const router = createMemoryRouter([{ path: '*', element: host }])
  renderContribution(
    RouterProvider,
    { router },
    {
      wrapper: ({ children }) => (
        <English>
          <ApiProvider client={http}>
            <QueryClientProvider client={client}>
              <ShellContext value={shell}>{children}</ShellContext>
            </QueryClientProvider>
          </ApiProvider>
        </English>
      ),
    },
  )
  return router
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** One of the services keeps the feed for later visits. */
const isLoaded = () => localStorage.getItem('stoa-feed') !== null

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

import { jest } from '@jest/globals'
import { ApiError, type ApiFailure } from '@stoa/api/http'
import { createQueryClient } from '@stoa/api/react'
import { MutationObserver } from '@tanstack/react-query'

import { createSessionStore } from '../session/session-store.ts'
import { createToastQueue } from '../toasts/toast-queue.ts'
import { createFailurePolicy } from './failure-policy.ts'

const user = { id: 'usr_1', email: 'ada@example.com' } as Parameters<typeof createSessionStore>[0]

const failing = (failure: ApiFailure, path = '/admin/orders') =>
  Promise.reject(new ApiError(failure, { method: 'GET', path }))

const refused: ApiFailure = { kind: 'http', status: 400, message: 'The title is taken' }

function setUp() {
  const session = createSessionStore(user)
  const toasts = createToastQueue()
  const cache = createQueryClient('admin', createFailurePolicy({ session, toasts, t: (key) => key }))
  return { session, toasts, cache }
}

const messages = ({ toasts }: ReturnType<typeof setUp>) =>
  toasts.list().map(({ title, message }) => [title, message])
const silent = () => undefined

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a failed first load is left to the page', async () => {
  const harness = setUp()
  await harness.cache.fetchQuery({ queryKey: ['x'], queryFn: () => failing(refused) }).catch(silent)

  expect(messages(harness)).toEqual([])
  expect(harness.session.getState().isLost).toBe(false)
})

test("a failed refetch shows a toast with the server's message", async () => {
  const harness = setUp()
  harness.cache.setQueryData(['x'], { old: true })
  await harness.cache
    .fetchQuery({ queryKey: ['x'], queryFn: () => failing(refused), staleTime: 0 })
    .catch(silent)

  // Equal failures are reported once each, so one toast means one report.
  expect(messages(harness)).toEqual([['errors.title', 'The title is taken']])
})

test('a failed write shows a toast', async () => {
  const harness = setUp()
  await new MutationObserver(harness.cache, { mutationFn: () => failing(refused) }).mutate().catch(silent)

  expect(messages(harness)).toEqual([['errors.title', 'The title is taken']])
})

test.each<ApiFailure>([{ kind: 'network' }, { kind: 'timeout', milliseconds: 5 }])(
  'without an answer ($kind) the toast names the connection',
  async (failure) => {
    const harness = setUp()
    await new MutationObserver(harness.cache, { mutationFn: () => failing(failure) }).mutate().catch(silent)

    expect(messages(harness)).toEqual([['errors.title', 'errors.unreachable']])
  },
)

test('a lost session opens the sign-in without a toast, on reads and writes', async () => {
  const lost: ApiFailure = { kind: 'http', status: 401 }
  const onRead = setUp()
  await onRead.cache.fetchQuery({ queryKey: ['x'], queryFn: () => failing(lost) }).catch(silent)
  const onWrite = setUp()
  await new MutationObserver(onWrite.cache, { mutationFn: () => failing(lost) }).mutate().catch(silent)

  expect(onRead.session.getState()).toEqual({ user, isLost: true })
  expect(onWrite.session.getState().isLost).toBe(true)
  expect([...messages(onRead), ...messages(onWrite)]).toEqual([])
})

test('aborted calls show nothing', async () => {
  const harness = setUp()
  await new MutationObserver(harness.cache, { mutationFn: () => failing({ kind: 'aborted' }) })
    .mutate()
    .catch(silent)

  expect(messages(harness)).toEqual([])
})

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

test('a first load that fails is left to the page', async () => {
  const house = setUp()
  await house.cache.fetchQuery({ queryKey: ['x'], queryFn: () => failing(refused) }).catch(silent)

  expect(messages(house)).toEqual([])
  expect(house.session.getState().isLost).toBe(false)
})

test("a refetch that fails is a toast with the server's sentence", async () => {
  const house = setUp()
  house.cache.setQueryData(['x'], { old: true })
  await house.cache
    .fetchQuery({ queryKey: ['x'], queryFn: () => failing(refused), staleTime: 0 })
    .catch(silent)

  // A second equal call would be a second failure, so one toast means one message.
  expect(messages(house)).toEqual([['errors.title', 'The title is taken']])
})

test('a write that fails is a toast', async () => {
  const house = setUp()
  await new MutationObserver(house.cache, { mutationFn: () => failing(refused) }).mutate().catch(silent)

  expect(messages(house)).toEqual([['errors.title', 'The title is taken']])
})

test.each<ApiFailure>([{ kind: 'network' }, { kind: 'timeout', milliseconds: 5 }])(
  'without an answer ($kind) the toast speaks of the connection',
  async (failure) => {
    const house = setUp()
    await new MutationObserver(house.cache, { mutationFn: () => failing(failure) }).mutate().catch(silent)

    expect(messages(house)).toEqual([['errors.title', 'errors.unreachable']])
  },
)

test('a lost session brings the sign-in and no toast, on a first load as on a write', async () => {
  const lost: ApiFailure = { kind: 'http', status: 401 }
  const onRead = setUp()
  await onRead.cache.fetchQuery({ queryKey: ['x'], queryFn: () => failing(lost) }).catch(silent)
  const onWrite = setUp()
  await new MutationObserver(onWrite.cache, { mutationFn: () => failing(lost) }).mutate().catch(silent)

  expect(onRead.session.getState()).toEqual({ user, isLost: true })
  expect(onWrite.session.getState().isLost).toBe(true)
  expect([...messages(onRead), ...messages(onWrite)]).toEqual([])
})

test('what was given up on purpose says nothing', async () => {
  const house = setUp()
  await new MutationObserver(house.cache, { mutationFn: () => failing({ kind: 'aborted' }) })
    .mutate()
    .catch(silent)

  expect(messages(house)).toEqual([])
})

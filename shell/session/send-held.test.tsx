import { jest } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'

import { nock } from '../../tests/setup/network.ts'
import { english } from '../testing/english.tsx'
import { fakeChannels, otherTab } from '../testing/fake-channels.ts'
import { BACKEND, testClient } from '../testing/session-harness.tsx'
import type { User } from './check-session.ts'
import { sendHeld } from './send-held.ts'
import { createSessionStore } from './session-store.ts'
import { signOut, type Leaving } from './sign-out.ts'
import { syncTabs } from './sync-tabs.ts'
import { CHANNEL } from './tabs.ts'

const KEPT = 'stoa.draft.held.order_1'
const closers: (() => void)[] = []

/** A page that holds something, and what it does when it is to send it. */
function page(send: () => Promise<readonly string[]>) {
  sessionStorage.setItem(KEPT, '[{}]')
  const answer = (event: Event) =>
    (event as CustomEvent<(unsent: Promise<readonly string[]>) => void>).detail(send())
  addEventListener('stoa.send-held', answer)
  closers.push(() => removeEventListener('stoa.send-held', answer))
}

/** Another tab that holds something until it is asked to send it; one that never does where `isSent` is false. */
function tabWithHeld(isSent: boolean) {
  const { received } = otherTab(CHANNEL)
  const request = async (_name: string, { signal }: { signal: AbortSignal }) => {
    expect(received).toEqual([{ kind: 'send-held' }])
    expect(signal.aborted).toBe(false)
    if (!isSent) throw new Error('too late')
  }
  const locks = { query: async () => ({ held: [{ name: 'stoa.held.order_2' }, { name: 'other' }] }), request }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  closers.push(() => Reflect.deleteProperty(navigator, 'locks'))
}

const signingOut = async (confirm: Leaving['confirm']) => {
  const leave = jest.fn<(path: string) => void>()
  await signOut(testClient(), { confirm, translation: english, leave })
  return leave.mock.calls.length > 0
}

beforeAll(fakeChannels)
afterEach(() => {
  closers.splice(0).forEach((close) => close())
  sessionStorage.clear()
})

test('what waits is sent before a person is signed out, without a question', async () => {
  const steps: string[] = []
  page(async () => {
    await Promise.resolve()
    steps.push('sent')
    sessionStorage.removeItem(KEPT)
    return []
  })
  nock(BACKEND)
    .delete('/admin/auth')
    .reply(() => [200, { step: steps.push('signed out') }])
  expect(await signingOut(async () => false)).toBe(true)
  expect(steps).toEqual(['sent', 'signed out'])
})

test('asks with the names of what could not be sent, and keeps it where the answer is no', async () => {
  page(async () => ['Mark as shipped'])
  const confirm = jest.fn<Leaving['confirm']>().mockResolvedValue(false)
  expect(await signingOut(confirm)).toBe(false)
  expect(confirm.mock.calls).toMatchObject([
    [
      {
        title: 'Sign out without sending?',
        message: expect.stringMatching(/^One action was not sent\..*\nMark as shipped$/s),
      },
    ],
  ])
  expect(sessionStorage.getItem(KEPT)).toBe('[{}]')
})

test('counts what a page that was left could not send', async () => {
  sessionStorage.setItem('stoa.draft.held.order_7', '[{},{}]')
  expect(await sendHeld()).toEqual({ names: [], count: 2 })
})

test.each([
  ['waits for other tabs', true, 0],
  ['counts the pages of other tabs that still hold something', false, 1],
])('%s', async (_case, isSent, count) => {
  tabWithHeld(isSent)
  expect(await sendHeld()).toEqual({ names: [], count })
})

test('sends what waits when another tab is signed out', () => {
  const send = jest.fn(async () => [])
  page(send)
  const session = createSessionStore({ id: 'usr_1' } as User)
  closers.push(syncTabs({ session, cache: new QueryClient(), leave: () => undefined }))
  otherTab(CHANNEL).post({ kind: 'send-held' })
  expect(send).toHaveBeenCalledTimes(1)
})

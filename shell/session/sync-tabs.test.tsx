import { jest } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'

import { nock } from '../../tests/setup/network.ts'
import { english } from '../testing/english.tsx'
import { fakeChannels, otherTab } from '../testing/fake-channels.ts'
import { BACKEND, testClient } from '../testing/session-harness.tsx'
import type { User } from './check-session.ts'
import { syncTabs } from './sync-tabs.ts'
import { createSessionStore } from './session-store.ts'
import { signOut, type Leaving } from './sign-out.ts'
import { CHANNEL } from './tabs.ts'

const ada = { id: 'usr_1', email: 'ada@example.com' } as User
const closers: (() => void)[] = []
const askBefore = (event: Event) => event.preventDefault()
const unasked = async () => {
  throw new Error('nothing would be lost')
}
const leaving = (leave: (path: string) => void, confirm: Leaving['confirm'] = unasked) => ({
  confirm,
  translation: english,
  leave,
})

/** Ada's tab and a second one. */
function setUp() {
  const other = otherTab(CHANNEL)
  const session = createSessionStore(ada)
  const cache = new QueryClient()
  cache.setQueryData(['orders'], ['order_1'])
  const leave = jest.fn()
  const close = syncTabs({ session, cache, leave })
  closers.push(close)
  return { other, session, cache, leave, close }
}

beforeAll(fakeChannels)
afterEach(() => {
  closers.splice(0).forEach((close) => close())
  localStorage.clear()
  sessionStorage.clear()
})

const keepSomething = () => {
  localStorage.setItem('stoa.recents.usr_1', '[]')
  localStorage.setItem('stoa.jobs.seen.usr_1', '1')
  localStorage.setItem('stoa.theme', 'dark')
  sessionStorage.setItem('stoa.draft./a/products/1.product', '{}')
}

test('signing out removes personal data, notifies the other tabs and leaves once', async () => {
  const tab = setUp()
  keepSomething()
  nock(BACKEND).delete('/admin/auth').reply(200, {})
  const http = testClient()
  http.tokens.set('admin', 'secret')
  http.tokens.set('store', 'secret')
  const leave = jest.fn()
  await signOut(http, leaving(leave))

  expect(leave).toHaveBeenCalledWith('/login')
  expect(tab.leave).not.toHaveBeenCalled()
  expect(tab.other.received.at(-1)).toEqual({ kind: 'signed-out' })
  expect([http.tokens.of('admin'), http.tokens.of('store')]).toEqual([undefined, undefined])
  expect(Object.keys(localStorage)).toEqual(['stoa.theme'])
  expect(sessionStorage).toHaveLength(0)
})

test('signing out asks first where something would be lost', async () => {
  setUp()
  keepSomething()
  addEventListener('beforeunload', askBefore)
  closers.push(() => removeEventListener('beforeunload', askBefore))
  const confirm = jest.fn<Leaving['confirm']>().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const leave = jest.fn()
  await signOut(testClient(), leaving(leave, confirm))
  expect(leave).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(1)

  nock(BACKEND).delete('/admin/auth').reply(200, {})
  await signOut(testClient(), leaving(leave, confirm))
  expect(leave).toHaveBeenCalledWith('/login')
  expect(sessionStorage).toHaveLength(0)
})

test('a refused sign-out changes nothing', async () => {
  const tab = setUp()
  keepSomething()
  nock(BACKEND).delete('/admin/auth').reply(500, {})
  const leave = jest.fn()
  await expect(signOut(testClient(), leaving(leave))).rejects.toThrow('500')
  expect(leave).not.toHaveBeenCalled()
  expect(tab.other.received).toEqual([{ kind: 'signed-in', person: 'usr_1' }])
  expect(sessionStorage).toHaveLength(1)
})

test('leaves with a return path and without personal data when another tab signs out', () => {
  const tab = setUp()
  keepSomething()
  history.replaceState(null, '', '/a/products?q=mug')
  tab.other.post({ kind: 'signed-out' })
  expect(tab.leave.mock.calls).toEqual([['/login?return=%2Fa%2Fproducts%3Fq%3Dmug']])
  expect(sessionStorage).toHaveLength(0)
})

test('reloads when another person signs in in another tab', () => {
  const tab = setUp()
  tab.other.post({ kind: 'signed-in', person: 'usr_2' })
  expect(tab.leave.mock.calls).toEqual([[]])
})

test('a session renewed in another tab continues here with its input', () => {
  const tab = setUp()
  tab.other.post({ kind: 'signed-in', person: 'usr_1' })
  expect(tab.cache.getQueryState(['orders'])?.isInvalidated).toBe(false)
  tab.session.setState({ isLost: true })
  tab.other.post({ kind: 'signed-in', person: 'usr_1' })
  expect(tab.session.getState().isLost).toBe(false)
  expect(tab.session.getState().user).not.toBe(ada)
  expect(tab.cache.getQueryState(['orders'])?.isInvalidated).toBe(true)
  expect(tab.leave).not.toHaveBeenCalled()
})

test('announces the person on opening and after a renewal, not when the sign-in is dismissed', () => {
  const { session, other } = setUp()
  session.setState({ isLost: true })
  session.setState({ isLost: false })
  expect(other.received).toHaveLength(1)
  session.setState({ isLost: true })
  session.setState({ isLost: false, user: { ...ada } })
  expect(other.received).toEqual([
    { kind: 'signed-in', person: 'usr_1' },
    { kind: 'signed-in', person: 'usr_1' },
  ])
})

test('ignores other messages, and every message after it has stopped', () => {
  const tab = setUp()
  tab.other.post('signed-out')
  tab.other.post({ kind: 'something else' })
  tab.close()
  tab.other.post({ kind: 'signed-out' })
  expect(tab.leave).not.toHaveBeenCalled()
})

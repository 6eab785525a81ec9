import { jest } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import nock from 'nock'

import { fakeChannels, otherTab } from '../testing/fake-channels.ts'
import { BACKEND, testClient } from '../testing/session-harness.tsx'
import type { User } from './check-session.ts'
import { keepTabsInStep } from './keep-tabs-in-step.ts'
import { createSessionStore } from './session-store.ts'
import { signOut } from './sign-out.ts'
import { CHANNEL } from './tabs.ts'

const ada = { id: 'usr_1', email: 'ada@example.com' } as User
const closers: (() => void)[] = []

/** The tab in which Ada works, and another one beside it. */
function setUp() {
  const other = otherTab(CHANNEL)
  const session = createSessionStore(ada)
  const cache = new QueryClient()
  cache.setQueryData(['orders'], ['order_1'])
  const leave = jest.fn()
  const close = keepTabsInStep({ session, cache, leave })
  closers.push(close)
  return { other, session, cache, leave, close }
}

beforeAll(fakeChannels)
afterAll(() => nock.restore())
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

test('signing out removes what is personal, tells the others, and leaves once', async () => {
  const tab = setUp()
  keepSomething()
  nock(BACKEND).delete('/admin/auth').reply(200, {})
  const http = testClient()
  http.tokens.set('admin', 'secret')
  http.tokens.set('store', 'secret')
  const leave = jest.fn()
  await signOut(http, leave)

  expect(leave).toHaveBeenCalledWith('/login')
  expect(tab.leave).not.toHaveBeenCalled()
  expect(tab.other.heard.at(-1)).toEqual({ kind: 'signed-out' })
  expect([http.tokens.of('admin'), http.tokens.of('store')]).toEqual([undefined, undefined])
  expect(Object.keys(localStorage)).toEqual(['stoa.theme'])
  expect(sessionStorage).toHaveLength(0)
})

test('a sign-out that the server does not accept changes nothing', async () => {
  const tab = setUp()
  keepSomething()
  nock(BACKEND).delete('/admin/auth').reply(500, {})
  const leave = jest.fn()
  await expect(signOut(testClient(), leave)).rejects.toThrow('500')
  expect(leave).not.toHaveBeenCalled()
  expect(tab.other.heard).toEqual([{ kind: 'signed-in', person: 'usr_1' }])
  expect(sessionStorage).toHaveLength(1)
})

test('leaves when another tab signs out, with the way back and without what is personal', () => {
  const tab = setUp()
  keepSomething()
  history.replaceState(null, '', '/a/products?q=mug')
  tab.other.say({ kind: 'signed-out' })
  expect(tab.leave.mock.calls).toEqual([['/login?return=%2Fa%2Fproducts%3Fq%3Dmug']])
  expect(sessionStorage).toHaveLength(0)
})

test('somebody else who signs in elsewhere takes this tab over', () => {
  const tab = setUp()
  tab.other.say({ kind: 'signed-in', person: 'usr_2' })
  expect(tab.leave.mock.calls).toEqual([[]])
})

test('a session that was renewed elsewhere goes on here with what was typed', () => {
  const tab = setUp()
  tab.other.say({ kind: 'signed-in', person: 'usr_1' })
  expect(tab.cache.getQueryState(['orders'])?.isInvalidated).toBe(false)
  tab.session.setState({ isLost: true })
  tab.other.say({ kind: 'signed-in', person: 'usr_1' })
  expect(tab.session.getState().isLost).toBe(false)
  expect(tab.session.getState().user).not.toBe(ada)
  expect(tab.cache.getQueryState(['orders'])?.isInvalidated).toBe(true)
  expect(tab.leave).not.toHaveBeenCalled()
})

test('says who is signed in when it opens and when a lost session is renewed, not when that is put off', () => {
  const { session, other } = setUp()
  session.setState({ isLost: true })
  session.setState({ isLost: false })
  expect(other.heard).toHaveLength(1)
  session.setState({ isLost: true })
  session.setState({ isLost: false, user: { ...ada } })
  expect(other.heard).toEqual([
    { kind: 'signed-in', person: 'usr_1' },
    { kind: 'signed-in', person: 'usr_1' },
  ])
})

test('anything else on the channel is none of its business, and so is everything once it has left', () => {
  const tab = setUp()
  tab.other.say('signed-out')
  tab.other.say({ kind: 'something else' })
  tab.close()
  tab.other.say({ kind: 'signed-out' })
  expect(tab.leave).not.toHaveBeenCalled()
})

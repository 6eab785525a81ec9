import { jest } from '@jest/globals'

import type { SessionState, User } from '../session/check-session.ts'
import { rememberSession, wasSignedIn } from '../session/remembered-session.ts'
import { openAdmin } from './open-admin.ts'

const user = { id: 'usr_1' } as User
const signedIn = { status: 'signed-in', user } as const
const never = new Promise<never>(() => undefined)
const missing = () => Promise.reject(new Error('the chunk is missing'))

function open(
  session: SessionState | Promise<SessionState>,
  { admin = () => Promise.resolve('admin'), pages = () => Promise.resolve('public pages') } = {},
) {
  const startAdmin = jest.fn(admin)
  const loadPublic = jest.fn(pages)
  const opened = openAdmin({ checkSession: () => Promise.resolve(session), startAdmin, loadPublic })
  return { opened, startAdmin, loadPublic }
}

afterEach(() => localStorage.clear())

test('a person who is signed in does not wait for the code of the sign-in page', async () => {
  const { opened } = open(signedIn, { pages: () => never })
  expect(await opened).toEqual({ page: 'admin', code: 'admin', user })
  expect(wasSignedIn()).toBe(true)
})

test('a missing chunk of the sign-in page does not concern a person who is signed in', async () => {
  expect(await open(signedIn, { pages: missing }).opened).toMatchObject({ page: 'admin' })
})

test('a missing chunk of the admin does not concern a person who is signed out', async () => {
  rememberSession(true)
  const { opened } = open({ status: 'signed-out' }, { admin: missing })
  expect(await opened).toEqual({ page: 'sign-in', code: 'public pages' })
  expect(wasSignedIn()).toBe(false)
})

test('a missing chunk of the page that is shown is a failure', async () => {
  await expect(open(signedIn, { admin: missing }).opened).rejects.toThrow('missing')
})

test.each([true, false])('where the mark is %s, the code loads beside the session', (isMarked) => {
  rememberSession(isMarked)
  const { startAdmin, loadPublic } = open(never)
  expect(startAdmin).toHaveBeenCalledTimes(isMarked ? 1 : 0)
  expect(loadPublic).toHaveBeenCalledTimes(isMarked ? 0 : 1)
})

test('a backend without an answer leaves the mark as it is', async () => {
  rememberSession(true)
  expect(await open({ status: 'unreachable' }).opened).toEqual({ page: 'unreachable', code: 'public pages' })
  expect(wasSignedIn()).toBe(true)
})

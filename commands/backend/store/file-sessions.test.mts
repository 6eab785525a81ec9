import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Cookie, type SessionData } from 'express-session'
import { FileSessions } from './file-sessions.mts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-sessions-'))
after(() => rmSync(folder, { recursive: true }))

function data(expires: Date): SessionData {
  const cookie = new Cookie()
  cookie.expires = expires
  return { cookie }
}

function read(sessions: FileSessions, id: string): SessionData | null | undefined {
  let found: SessionData | null | undefined
  sessions.get(id, (error, session) => {
    assert.ifError(error)
    found = session
  })
  return found
}

const tomorrow = new Date(Date.now() + 86_400_000)

test('a later store finds the session that an earlier one kept', () => {
  new FileSessions(folder).set('kept', data(tomorrow))
  assert.equal(
    new Date(read(new FileSessions(folder), 'kept')?.cookie.expires ?? 0).getTime(),
    tomorrow.getTime(),
  )
})

test('an expired session is gone, and its file with it', () => {
  const sessions = new FileSessions(folder)
  sessions.set('old', data(new Date(0)))
  assert.equal(read(sessions, 'old'), null)
  assert.ok(!readdirSync(folder).includes('old'))
})

test('a file that a crash cut off counts as no session', () => {
  writeFileSync(join(folder, 'torn'), '{"cookie":')
  assert.equal(read(new FileSessions(folder), 'torn'), null)
})

test('signing out removes the session', () => {
  const sessions = new FileSessions(folder)
  sessions.set('gone', data(tomorrow))
  sessions.destroy('gone')
  assert.equal(read(sessions, 'gone'), null)
})

test('a request that ends after a sign-out does not bring the session back', () => {
  const sessions = new FileSessions(folder)
  const before = { ...data(tomorrow), user_id: 'usr_1' }
  sessions.set('ended', before)
  sessions.destroy('ended')
  sessions.touch('ended', before)
  assert.equal(read(sessions, 'ended'), null)
})

test('a request that ends after a sign-out of one of two audiences only prolongs what is left', () => {
  const sessions = new FileSessions(folder)
  const before = { ...data(tomorrow), user_id: 'usr_1', customer_id: 'cus_1' }
  const { user_id: _signedOut, ...left } = before
  sessions.set('half', left)
  sessions.touch('half', before)
  assert.deepEqual(Object.keys(read(sessions, 'half') ?? {}).toSorted(), ['cookie', 'customer_id'])
})

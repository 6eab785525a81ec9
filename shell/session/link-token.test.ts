import { isOver, readLinkToken } from './link-token.ts'
import { linkToken } from '../testing/session-harness.tsx'

test('reads an invitation', () => {
  const token = linkToken({ invite_id: 'invite_1', user_email: 'jo@example.com', role: 'developer', iat: 1 })

  expect(readLinkToken(token)).toEqual({ email: 'jo@example.com', role: 'developer' })
})

test('reads a password link with its expiry', () => {
  const token = linkToken({ user_id: 'usr_1', email: 'ada@example.com', exp: 1_800_000_000 })

  expect(readLinkToken(token)).toEqual({
    email: 'ada@example.com',
    expiresAt: new Date('2027-01-15T08:00:00Z'),
  })
})

test('reads letters beyond ASCII and the URL-safe alphabet', () => {
  // These bytes use both characters that differ between base64 and base64url.
  const token = linkToken({ email: 'zoë@bücher.example', role: '~~~???>>>' })
  expect(token).toMatch(/[-_]/)

  expect(readLinkToken(token)).toMatchObject({ email: 'zoë@bücher.example', role: '~~~???>>>' })
})

test.each([
  '',
  'x',
  'a.b.c',
  'a..c',
  linkToken({ email: 'ada@example.com' }).slice(0, 40),
  `x.${btoa('null')}.y`,
  `x.${btoa('"text"')}.y`,
])('%j is not a token', (token) => {
  expect(readLinkToken(token)).toBeUndefined()
})

test('claims of other types count as missing', () => {
  expect(readLinkToken(linkToken({ email: 5, role: '', exp: 'soon' }))).toEqual({})
})

test('a link expires at its moment, one without a moment never', () => {
  const expiresAt = new Date('2026-01-01T12:00:00Z')

  expect(isOver({ expiresAt }, new Date('2026-01-01T11:59:59Z'))).toBe(false)
  expect(isOver({ expiresAt }, expiresAt)).toBe(true)
  expect(isOver({}, expiresAt)).toBe(false)
})

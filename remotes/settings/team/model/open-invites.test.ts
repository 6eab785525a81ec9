import { openInvites } from './open-invites.ts'

const invite = (user_email: string, expires_at: string, changes: object = {}) => ({
  user_email,
  expires_at,
  accepted: false,
  created_at: '2026-01-01T00:00:00Z',
  ...changes,
})
const pending = invite('cleo@stoa.test', '2999-01-01T00:00:00Z')
const expired = invite('dan@stoa.test', '2020-01-01T00:00:00Z', { created_at: '2026-02-01T00:00:00Z' })
const accepted = invite('eve@stoa.test', '2999-01-01T00:00:00Z', { accepted: true })
const emailsOf = (q: string, ...status: string[]) =>
  openInvites([pending, expired, accepted], { q, set: { status } }).map(({ user_email }) => user_email)

it('lists what nobody has accepted, newest first', () => {
  expect(emailsOf('')).toEqual(['dan@stoa.test', 'cleo@stoa.test'])
})

it('narrows by status and by the e-mail in any case', () => {
  expect(emailsOf('', 'expired')).toEqual(['dan@stoa.test'])
  expect(emailsOf('CLEO')).toEqual(['cleo@stoa.test'])
  expect(emailsOf('cleo', 'expired')).toEqual([])
})

import { inviteLink } from './invite-link.ts'
import { isExpired } from './invite-status.ts'
import { newToken } from './new-token.ts'

const origin = 'https://admin.test'

it.each([
  ['https://team.test/join?t={invite_token}', 'https://team.test/join?t=a.b'],
  ['https://team.test/join', 'https://admin.test/invite?token=a.b'],
  [null, 'https://admin.test/invite?token=a.b'],
])('the template %s leads to %s', (template, link) => {
  expect(inviteLink({ token: 'a.b', template, origin })).toBe(link)
})

it('a token is never part of the address around it', () => {
  expect(inviteLink({ token: 'a&b', template: null, origin })).toBe('https://admin.test/invite?token=a%26b')
})

it.each([
  ['2026-01-01T00:00:00Z', true],
  ['2026-01-01T00:00:01Z', false],
])('an invite that ends at %s is expired: %s', (expires_at, expected) => {
  expect(isExpired({ expires_at }, new Date('2026-01-01T00:00:00Z'))).toBe(expected)
})

it('tokens are long and differ', () => {
  expect(newToken()).toMatch(/^stoa_[\da-f]{64}$/)
  expect(newToken()).not.toBe(newToken())
})

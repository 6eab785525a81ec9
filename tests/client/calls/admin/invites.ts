import { invites, users } from '@stoa/api/admin'
import type { HttpClient } from '@stoa/api/http'
import { row } from '../../call-row.ts'
import { firstOf } from '../../prepare/first-of.ts'

const GUEST = { first_name: 'Mary', last_name: 'Jackson', password: 'a-secret' }

/** The server answers an invitation with nothing but OK. */
async function findInvite(http: HttpClient, email: string) {
  const answer = await invites.list(http)
  return firstOf(answer.invites.filter(({ user_email }) => user_email === email))
}

/** Takes the guest who accepted out of the team again, and invites another one. */
async function inviteAnother(http: HttpClient, joined: string) {
  const team = await users.list(http, { email: joined })
  await users.delete(http, firstOf(team.users).id)
  const email = `other-${joined}`
  await invites.create(http, { user: email, role: 'admin' })
  return findInvite(http, email)
}

export const rows = [
  row({
    name: 'admin.invites.create',
    route: 'POST /admin/invites',
    body: { user: '{guest_email}', role: 'member' },
    prepare: () => Promise.resolve({ guest_email: `guest-${Date.now()}@stoa.test` }),
    call: (http, id) => invites.create(http, { user: id('guest_email'), role: 'member' }),
  }),
  row({
    name: 'admin.invites.list',
    route: 'GET /admin/invites',
    call: (http) => invites.list(http),
  }),
  row({
    name: 'admin.invites.resend',
    route: 'POST /admin/invites/{invite}/resend',
    prepare: async (http, id) => ({ invite: (await findInvite(http, id('guest_email'))).id }),
    call: (http, id) => invites.resend(http, id('invite')),
  }),
  row({
    name: 'admin.invites.accept',
    route: 'POST /admin/invites/accept',
    body: { token: '{invite_token}', user: GUEST },
    prepare: async (http, id) => ({ invite_token: (await findInvite(http, id('guest_email'))).token }),
    call: (http, id) => invites.accept(http, { token: id('invite_token'), user: GUEST }),
  }),
  row({
    name: 'admin.invites.delete',
    route: 'DELETE /admin/invites/{invite}',
    prepare: async (http, id) => ({ invite: (await inviteAnother(http, id('guest_email'))).id }),
    call: (http, id) => invites.delete(http, id('invite')),
  }),
]

import { users } from '@stoa/api/admin'
import { row } from '../../call-row.ts'
import { waitForToken } from '../../prepare/wait-for-link.ts'

const MEMBER = { first_name: 'Grace', role: 'member', password: 'first-secret' } as const

export const rows = [
  row({
    name: 'admin.users.create',
    route: 'POST /admin/users',
    body: { email: '{member_email}', ...MEMBER },
    prepare: () => Promise.resolve({ member_email: `member-${Date.now()}@stoa.test` }),
    call: (http, id) => users.create(http, { email: id('member_email'), ...MEMBER }),
    learn: ({ user }) => ({ member: user.id }),
  }),
  row({
    name: 'admin.users.update',
    route: 'POST /admin/users/{member}',
    body: { last_name: 'Hopper' },
    call: (http, id) => users.update(http, id('member'), { last_name: 'Hopper' }),
  }),
  row({
    name: 'admin.users.retrieve',
    route: 'GET /admin/users/{member}',
    call: (http, id) => users.retrieve(http, id('member')),
  }),
  row({
    name: 'admin.users.list',
    route: 'GET /admin/users',
    query: 'q=hopper&role=member',
    call: (http) => users.list(http, { q: 'hopper', role: 'member' }),
  }),
  row({
    name: 'admin.users.sendResetPasswordToken',
    route: 'POST /admin/users/password-token',
    body: { email: '{member_email}' },
    call: (http, id) => users.sendResetPasswordToken(http, { email: id('member_email') }),
  }),
  row({
    name: 'admin.users.resetPassword',
    route: 'POST /admin/users/reset-password',
    body: { email: '{member_email}', token: '{member_token}', password: 'second-secret' },
    prepare: async (http, id) => ({
      member_token: await waitForToken(http, 'staff-password', id('member_email')),
    }),
    call: (http, id) =>
      users.resetPassword(http, {
        email: id('member_email'),
        token: id('member_token'),
        password: 'second-secret',
      }),
  }),
  row({
    name: 'admin.users.delete',
    route: 'DELETE /admin/users/{member}',
    call: (http, id) => users.delete(http, id('member')),
  }),
]

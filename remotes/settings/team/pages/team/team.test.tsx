/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import TeamPage from './team.tsx'

const person = (id: string, email: string, role: string) => ({
  id,
  email,
  role,
  first_name: 'Ana',
  last_name: null,
  created_at: '2026-01-01T00:00:00Z',
})
const ana = person('usr_1', 'ana@stoa.test', 'admin')
const ben = person('usr_2', 'ben@stoa.test', 'member')
const invite = (id: string, user_email: string, expires_at: string) => ({
  id,
  user_email,
  expires_at,
  token: `token-${id}`,
  role: 'member',
  accepted: false,
  created_at: '2026-01-01T00:00:00Z',
})
const open = invite('inv_1', 'cleo@stoa.test', '2999-01-01T00:00:00Z')
const old = invite('inv_2', 'dan@stoa.test', '2020-01-01T00:00:00Z')

const store = () => nock(STORE)
const answerUsers = (...users: object[]) =>
  store().get('/admin/users').query(true).reply(200, { users, count: users.length })
const answerInvites = (...invites: object[]) => store().get('/admin/invites').reply(200, { invites })
const openTeam = (ports: FakePorts = {}) => {
  answerUsers(ana, ben)
  answerInvites(open, old)
  store()
    .get('/admin/store')
    .reply(200, { store: { invite_link_template: null } })
  return openPage(TeamPage, {
    path: '/settings/team',
    session: { person: () => ({ id: 'usr_1', email: 'ana@stoa.test', firstName: 'Ana', lastName: null }) },
    ...ports,
  })
}
const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Actions for “${name}”` }))
const choose = async (name: string, entry: string) => {
  await openMenu(name)
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

it('lists people and open invites, and finds a person in either case', async () => {
  openTeam()
  expect(await screen.findByRole('row', { name: /ben@stoa.test/ })).toHaveTextContent('Member')
  expect(await screen.findByRole('row', { name: /cleo@stoa.test/ })).toHaveTextContent('Pending')
  expect(screen.getByRole('row', { name: /dan@stoa.test/ })).toHaveTextContent('Expired')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'BEN{Enter}')
  await waitFor(() => expect(screen.queryByRole('row', { name: /ana@stoa.test/ })).not.toBeInTheDocument())
})

it('nobody is offered to remove their own account', async () => {
  openTeam()
  await openMenu('ana@stoa.test')
  await screen.findByRole('menuitem', { name: 'Edit' })
  expect(screen.queryByRole('menuitem', { name: 'Remove from the team' })).not.toBeInTheDocument()
})

it('asks before another person is removed', async () => {
  const { questions, messages } = openTeam()
  store().delete('/admin/users/usr_2').reply(200, {})
  answerUsers(ana)
  await choose('ben@stoa.test', 'Remove from the team')
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', message: 'ben@stoa.test' }]))
  expect(questions).toMatchObject([{ title: 'Remove ben@stoa.test?', tone: 'danger' }])
})

it('changes the role of a person, and sends nothing else', async () => {
  const { messages } = openTeam()
  await choose('ben@stoa.test', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit person' }))
  await userEvent.click(dialog.getByRole('button', { name: /Role/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Developer' }))
  store().post('/admin/users/usr_2', { role: 'developer' }).reply(200, { user: ben })
  answerUsers(ana, ben)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', title: 'Person saved' }]))
}, 30_000)

it('copies the link of an invite; an expired one has none to copy', async () => {
  const { messages } = openTeam()
  userEvent.setup()
  await choose('cleo@stoa.test', 'Copy link')
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', title: 'Link copied' }]))
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('http://localhost:9000/invite?token=token-inv_1'),
  )
  await openMenu('dan@stoa.test')
  await screen.findByRole('menuitem', { name: 'Send again' })
  expect(screen.queryByRole('menuitem', { name: 'Copy link' })).not.toBeInTheDocument()
})

it('narrows the invites by status and by e-mail, and leaves the people', async () => {
  openTeam()
  await screen.findByRole('row', { name: /cleo@stoa.test/ })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search invitations' }), 'DAN{Enter}')
  await waitFor(() => expect(screen.queryByRole('row', { name: /cleo@stoa.test/ })).not.toBeInTheDocument())
  expect(screen.getByRole('row', { name: /dan@stoa.test/ })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /ben@stoa.test/ })).toBeInTheDocument()
})

it('asks for a link for a new password, and says when the store refuses', async () => {
  const { messages } = openTeam()
  store().post('/admin/users/password-token', { email: 'ben@stoa.test' }).reply(204)
  await choose('ben@stoa.test', 'Send a link for a new password')
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', title: 'Link requested' }]))
  store().post('/admin/users/password-token').reply(403, { message: 'Not for you' })
  await choose('ben@stoa.test', 'Send a link for a new password')
  await waitFor(() => expect(messages[1]).toMatchObject({ type: 'error', title: 'This was not saved' }))
})

it('an invite that cannot be sent again or deleted stays, and the failure is reported once', async () => {
  const { onFailure, messages } = openTeam()
  store().post('/admin/invites/inv_1/resend').reply(403, { message: 'Not for you' })
  await choose('cleo@stoa.test', 'Send again')
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
  store().delete('/admin/invites/inv_1').reply(403, { message: 'Not for you' })
  await choose('cleo@stoa.test', 'Delete invitation')
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2))
  expect(screen.getByRole('row', { name: /cleo@stoa.test/ })).toBeInTheDocument()
  expect(messages).toEqual([])
})

it('an invite to a member of the team is refused at the address', async () => {
  openTeam()
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite to the team' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'ana@stoa.test')
  store()
    .post('/admin/invites', { user: 'ana@stoa.test', role: 'member' })
    .reply(400, { message: 'user already exists' })
  await userEvent.click(dialog.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(dialog.getByText('user already exists')).toBeInTheDocument())
}, 30_000)

/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import ApiKeysPage from './api-keys.tsx'

const phone = { id: 'pk_1', title: 'Phone app', created_at: '2026-03-04T09:30:00Z', revoked_at: null }
const old = { ...phone, id: 'pk_2', title: 'Old shop', revoked_at: '2026-04-01T00:00:00Z' }
const shop = { id: 'sc_1', name: 'Online shop' }
const wholesale = { id: 'sc_2', name: 'Wholesale' }

const store = () => nock(STORE)
const answer = (...publishable_api_keys: object[]) =>
  store()
    .get('/admin/publishable-api-keys')
    .query(true)
    .reply(200, { publishable_api_keys, count: publishable_api_keys.length, offset: 0, limit: 20 })
const answerChannels = () =>
  store()
    .get('/admin/sales-channels')
    .query(true)
    .reply(200, { sales_channels: [shop, wholesale], count: 2, offset: 0, limit: 500 })
const open = (ports: FakePorts = {}) =>
  openPage(ApiKeysPage, {
    path: '/publishable-api-keys',
    flags: { isOn: (key) => key === 'sales_channels' },
    ...ports,
  })
const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Actions for “${name}”` }))
const choose = async (name: string, entry: string) => {
  await openMenu(name)
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}
const openForm = async (name: string) => {
  await screen.findByRole('button', { name: /Sales channels/ })
  return within(screen.getByRole('dialog', { name }))
}
const toggleChannel = async (dialog: Awaited<ReturnType<typeof openForm>>, ...names: string[]) => {
  await userEvent.click(dialog.getByRole('button', { name: /Sales channels/ }))
  for (const name of names) await userEvent.click(await screen.findByRole('option', { name }))
  await userEvent.keyboard('{Escape}')
}

it('lists the keys and whether they still work; a revoked one is not revoked again', async () => {
  answer(phone, old)
  open()
  expect(await screen.findByRole('row', { name: /Phone app/ })).toHaveTextContent('Livepk_1')
  expect(screen.getByRole('row', { name: /Old shop/ })).toHaveTextContent('Revokedpk_2')
  await openMenu('Old shop')
  await screen.findByRole('menuitem', { name: 'Copy the key' })
  expect(screen.queryByRole('menuitem', { name: 'Revoke' })).not.toBeInTheDocument()
})

it('a key whose channels were refused is not made twice', async () => {
  answer()
  const { messages } = open()
  const [create] = await screen.findAllByRole('button', { name: 'Create API key' })
  answerChannels()
  await userEvent.click(create as HTMLElement)
  const dialog = await openForm('Create an API key')
  await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'Phone app')
  await toggleChannel(dialog, 'Wholesale')
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  store()
    .post('/admin/publishable-api-keys', { title: 'Phone app' })
    .reply(200, { publishable_api_key: phone })
  store().post('/admin/publishable-api-keys/pk_1/sales-channels/batch').reply(400, { message: 'Not now' })
  answer(phone)
  await save()
  expect(await dialog.findByText('Not now')).toBeInTheDocument()

  store()
    .post('/admin/publishable-api-keys/pk_1', { title: 'Phone app' })
    .reply(200, { publishable_api_key: phone })
  store()
    .post('/admin/publishable-api-keys/pk_1/sales-channels/batch', { sales_channel_ids: [{ id: 'sc_2' }] })
    .reply(200, { publishable_api_key: phone })
  answer(phone)
  await save()
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'API key created', message: 'Phone app' }]),
  )
}, 30_000)

it('an edited key gets and loses only the channels that were changed', async () => {
  answer(phone)
  const { messages } = open()
  store()
    .get('/admin/publishable-api-keys/pk_1/sales-channels')
    .reply(200, { sales_channels: [shop] })
  answerChannels()
  await choose('Phone app', 'Edit')
  const dialog = await openForm('Edit API key')
  await toggleChannel(dialog, 'Online shop', 'Wholesale')
  store()
    .post('/admin/publishable-api-keys/pk_1/sales-channels/batch', { sales_channel_ids: [{ id: 'sc_2' }] })
    .reply(200, { publishable_api_key: phone })
  store()
    .delete('/admin/publishable-api-keys/pk_1/sales-channels/batch', {
      sales_channel_ids: [{ id: 'sc_1' }],
    })
    .reply(200, { publishable_api_key: phone })
  store()
    .get('/admin/publishable-api-keys/pk_1/sales-channels')
    .times(2)
    .reply(200, { sales_channels: [wholesale] })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', title: 'API key saved' }]))
}, 30_000)

it('copies a key', async () => {
  answer(phone)
  const { messages } = open()
  userEvent.setup()
  await choose('Phone app', 'Copy the key')
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', title: 'Key copied' }]))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('pk_1'))
})

it('asks before a key is revoked', async () => {
  answer(phone)
  const { questions } = open()
  store().post('/admin/publishable-api-keys/pk_1/revoke').reply(200, { publishable_api_key: old })
  answer({ ...phone, revoked_at: '2026-05-01T00:00:00Z' })
  await choose('Phone app', 'Revoke')
  await waitFor(() => expect(screen.getByRole('row', { name: /Phone app/ })).toHaveTextContent('Revoked'))
  expect(questions).toMatchObject([
    { title: expect.stringContaining('“Phone app”'), confirmLabel: 'Revoke', tone: 'danger' },
  ])
})

it('asks before keys are deleted, and says which were not', async () => {
  answer(phone, old)
  const { questions } = open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select “Phone app”' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select “Old shop”' }))
  store().delete('/admin/publishable-api-keys/pk_1').reply(200, {})
  store().delete('/admin/publishable-api-keys/pk_2').reply(400, { message: 'It is needed' })
  answer(old)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('It is needed')).toBeInTheDocument()
  expect(questions[0]?.title).toMatch(/Phone app.*Old shop/)
})

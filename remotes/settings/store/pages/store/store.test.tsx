/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import StorePage from './store.tsx'

const saved = {
  name: 'Stoa',
  payment_link_template: 'https://shop.test/checkout?cart_id={cart_id}',
  swap_link_template: null,
  invite_link_template: null,
  metadata: { imprint: 'Stoa Ltd' },
}
const store = () => nock(STORE)
const answer = (more: object = {}) =>
  store()
    .get('/admin/store')
    .reply(200, { store: { ...saved, ...more } })
const open = () => openPage(StorePage, { path: '/settings/store' })
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const retype = async (name: RegExp, text: string) => {
  const box = await field(name)
  await userEvent.clear(box)
  // Braces are special keys for userEvent, so the text is pasted.
  await userEvent.click(box)
  await userEvent.paste(text)
  return box
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('sends only what was changed', async () => {
  answer()
  const { messages } = open()
  await retype(/Store name/, 'Stoa & Co')
  store().post('/admin/store', { name: 'Stoa & Co' }).reply(200, { store: saved })
  answer({ name: 'Stoa & Co' })
  await save()
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Store details saved', message: 'Stoa & Co' }]),
  )
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

it('keeps texts in the metadata, beside what others wrote there', async () => {
  answer({ metadata: { imprint: 'Stoa Ltd', erp_id: '7' } })
  const { messages } = open()
  const imprint = await retype(/Imprint/, 'Stoa GmbH')
  expect(imprint).toHaveValue('Stoa GmbH')
  store()
    .post('/admin/store', { metadata: { imprint: 'Stoa GmbH' } })
    .reply(200, { store: saved })
  answer({ metadata: { imprint: 'Stoa GmbH', erp_id: '7' } })
  await save()
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success' }]))
})

it('keeps the tracking link of a carrier in the metadata, where an order reads it', async () => {
  answer()
  const { messages } = open()
  await retype(/UPS/, 'https://ups.test/{tracking_number}')
  expect(screen.getByRole('link', { name: /ups\.test\/00340434161094042557/ })).toBeInTheDocument()
  store()
    .post('/admin/store', { metadata: { tracking_url_ups: 'https://ups.test/{tracking_number}' } })
    .reply(200, { store: saved })
  answer({ metadata: { tracking_url_ups: 'https://ups.test/{tracking_number}' } })
  await save()
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success' }]))
})

it('keeps the link to order edits in the metadata, as the API has no field for it', async () => {
  answer()
  const { messages } = open()
  const template = 'https://shop.test/order-edits/{order_edit_id}'
  await retype(/order edits/, template)
  expect(screen.getByRole('link', { name: /order-edits\/oe_example/ })).toBeInTheDocument()
  store()
    .post('/admin/store', { metadata: { order_edit_link_template: template } })
    .reply(200, { store: saved })
  answer({ metadata: { imprint: 'Stoa Ltd', order_edit_link_template: template } })
  await save()
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success' }]))
})

it('a template that is not replaced is refused before anything is sent', async () => {
  answer()
  open()
  const link = await retype(/exchanges/, 'https://shop.test/swap/{swap_id}')
  await save()
  await waitFor(() => expect(link).toHaveAccessibleDescription(/Only {cart_id} is replaced/))
})

it('a template can be tried with an example, and none while it leads nowhere', async () => {
  answer()
  open()
  expect(await screen.findByRole('link', { name: /cart_example/ })).toHaveAttribute(
    'href',
    'https://shop.test/checkout?cart_id=cart_example',
  )
  await retype(/Payment link of draft orders/, 'https://shop.test')
  expect(screen.queryByRole('link', { name: /Try it/ })).not.toBeInTheDocument()
})

it('keeps what was typed when the store refuses', async () => {
  answer()
  open()
  const name = await retype(/Store name/, 'Other')
  store().post('/admin/store').reply(400, { type: 'invalid_data', message: 'Not that name' })
  await save()
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Not that name/))
  expect(name).toHaveValue('Other')
})

it('says why nothing could be loaded, and tries again', async () => {
  store().get('/admin/store').reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answer()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await field(/Store name/)).toHaveValue('Stoa')
})

/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import GiftCardPage from './gift-card.tsx'

const europe = { id: 'reg_eu', name: 'Europe', currency_code: 'eur' }
const japan = { id: 'reg_jp', name: 'Japan', currency_code: 'jpy' }
const card = {
  id: 'gift_1',
  code: 'AAAA-BBBB',
  value: 5000,
  balance: 2500,
  region: europe,
  order: { id: 'order_1', display_id: 42 },
  is_disabled: false,
  ends_at: '2099-03-11T09:30:00.000Z',
  created_at: '2026-03-04T09:30:00.000Z',
  metadata: { email: 'ada@example.com', personal_message: 'Enjoy' },
}
const sent = {
  id: 'noti_1',
  to: 'ada@example.com',
  event_name: 'gift_card.created',
  created_at: '2026-03-04T09:31:00.000Z',
}

const store = () => nock(STORE)
const answerWith = (gift_card: object) => store().get('/admin/gift-cards/gift_1').reply(200, { gift_card })
const answerSent = (notifications: object[]) =>
  store()
    .get('/admin/notifications')
    .query((query) => query['resource_type'] === 'gift_card' && query['resource_id'] === 'gift_1')
    .reply(200, { notifications })

const open = () =>
  openPage(GiftCardPage, {
    path: '/gift-cards/:id',
    address: '/gift-cards/gift_1',
    dialogs: { confirm: () => Promise.resolve(true) },
  })
async function openCard(notifications: object[] = [], shown: object = card) {
  answerWith(shown)
  answerSent(notifications)
  const page = open()
  await screen.findByRole('heading', { level: 1, name: 'AAAA-BBBB' })
  return page
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('shows what a card is worth and whose it is, and that nothing was sent about it', async () => {
  await openCard()
  expect(screen.getByText('€50.00')).toBeInTheDocument()
  expect(screen.getByText('€25.00')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '#42' })).toHaveAttribute('href', '/a/orders/order_1')
  expect(screen.getByText('Enjoy')).toBeInTheDocument()
  expect(await screen.findByText('Nothing was sent about this card')).toBeInTheDocument()
})

it('copies its code', async () => {
  const user = userEvent.setup()
  await openCard()
  await user.click(screen.getByRole('button', { name: 'Copy the code' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('AAAA-BBBB'))
})

it('is disabled at once, and usable again when the server refuses', async () => {
  const { onFailure } = await openCard()
  store().post('/admin/gift-cards/gift_1', { is_disabled: true }).delay(20).reply(400, { message: 'No' })
  answerWith(card)
  await press('Disable')
  expect(await screen.findByText('Disabled')).toBeInTheDocument()
  expect(await screen.findByText('Usable')).toBeInTheDocument()
  await waitFor(() => expect(onFailure).toHaveBeenCalled())
})

const typeBalance = async (text: string) => {
  const page = await openCard()
  await press('Change balance')
  const field = await screen.findByRole('textbox', { name: /Balance/ })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return { ...page, field }
}

describe('its balance', () => {
  it('goes down to nothing', async () => {
    const { messages } = await typeBalance('0')
    store().post('/admin/gift-cards/gift_1', { balance: 0 }).reply(200, { gift_card: card })
    answerWith({ ...card, balance: 0 })
    await press('Save')
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Gift card saved', message: 'AAAA-BBBB' }]),
    )
    expect(screen.getByText('Used up')).toBeInTheDocument()
  })

  it('cannot be above what the card was worth', async () => {
    const { field } = await typeBalance('50.01')
    await press('Save')
    expect(field).toHaveAccessibleDescription(/cannot be above the original amount/)
  })

  it('stays typed when the server refuses', async () => {
    const { field } = await typeBalance('10')
    store().post('/admin/gift-cards/gift_1').reply(500, { message: 'new balance is invalid' })
    await press('Save')
    expect(await screen.findByRole('alert')).toHaveTextContent('new balance is invalid')
    expect(field).toHaveValue('10.00')
  })
})

it('loses its end for good, and only what changed is sent', async () => {
  await openCard()
  store()
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [europe, japan], count: 2, offset: 0, limit: 500 })
  await press('Edit details')
  await userEvent.click(await screen.findByRole('switch', { name: 'The card expires' }))
  store().post('/admin/gift-cards/gift_1', { ends_at: null }).reply(200, { gift_card: card })
  answerWith({ ...card, ends_at: null })
  await press('Save')
  expect(await screen.findByText('Never')).toBeInTheDocument()
})

it('changes the region of a card that has ended', async () => {
  const ended = { ...card, ends_at: '2026-03-05T09:30:00.000Z' }
  await openCard([], ended)
  store()
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [europe, japan], count: 2, offset: 0, limit: 500 })
  await press('Edit details')
  await userEvent.click(await screen.findByRole('button', { name: /Region/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Japan/ }))
  store().post('/admin/gift-cards/gift_1', { region_id: 'reg_jp' }).reply(200, { gift_card: card })
  answerWith({ ...ended, region: japan })
  await press('Save')
  expect(await screen.findByText('Japan')).toBeInTheDocument()
})

async function sendAgainTo(address: string) {
  await press('Send again to ada@example.com')
  const to = await screen.findByRole('textbox', { name: /Sent to/ })
  await userEvent.clear(to)
  await userEvent.type(to, address)
}

const answerResent = (ids: readonly string[]) =>
  store()
    .get('/admin/notifications')
    .query((query) => query['to'] === 'grace@example.com')
    .reply(200, { notifications: ids.map((id) => ({ id, parent_id: 'noti_1' })), count: ids.length })

it('sends a message again, to another address too', async () => {
  const { messages } = await openCard([sent])
  await sendAgainTo('grace@example.com')
  answerResent([])
  store().post('/admin/notifications/noti_1/resend', { to: 'grace@example.com' }).reply(200, {})
  answerResent(['noti_2'])
  answerSent([sent])
  await press('Send again')
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Sent again', message: 'grace@example.com' }]),
  )
})

it('says that a message was sent twice', async () => {
  const { messages } = await openCard([sent])
  await sendAgainTo('grace@example.com')
  answerResent(['noti_2'])
  store().post('/admin/notifications/noti_1/resend').reply(200, {})
  answerResent(['noti_4', 'noti_3', 'noti_2'])
  answerSent([sent])
  await press('Send again')
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'error', title: 'This was sent twice', message: 'grace@example.com' }]),
  )
})

it('is deleted after a question, and leads to the others', async () => {
  const { opened } = await openCard()
  store().delete('/admin/gift-cards/gift_1').reply(200, {})
  await press('Delete')
  await waitFor(() => expect(opened).toEqual(['/gift-cards']))
})

it('says that there is none, with a way back', async () => {
  store().get('/admin/gift-cards/gift_1').reply(404, { type: 'not_found', message: 'not found' })
  open()
  expect(await screen.findByText('Gift card not found')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Gift cards' })).toHaveAttribute('href', '/a/gift-cards')
})

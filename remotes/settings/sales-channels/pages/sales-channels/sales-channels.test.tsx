/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import SalesChannelsPage from './sales-channels.tsx'

const channel = (id: string, name: string, is_disabled = false) => ({
  id,
  name,
  description: null,
  is_disabled,
  created_at: '2026-03-04T09:30:00.000Z',
  updated_at: '2026-03-04T09:30:00.000Z',
})
const web = channel('sc_1', 'Web shop')
const stall = channel('sc_2', 'Stall')

const store = () => nock(STORE)
const answerPage = (fits: (query: Record<string, unknown>) => boolean, ...sales_channels: object[]) =>
  store()
    .get('/admin/sales-channels')
    .query(fits)
    .reply(200, { sales_channels, count: 21, offset: 0, limit: 20 })
const open = (search = '') => {
  store()
    .get('/admin/store')
    .reply(200, { store: { default_sales_channel_id: 'sc_1' } })
  store().get('/admin/sales-channels/sc_1').optionally().reply(200, { sales_channel: web })
  return openPage(SalesChannelsPage, { path: '/sales-channels', address: `/sales-channels${search}` })
}
const rowNames = () =>
  screen.getAllByRole('row').flatMap((row) => /Web shop|Stall/.exec(row.textContent ?? '')?.[0] ?? [])

it('shows the default channel first, although the store sends it on another page', async () => {
  answerPage(() => true, stall)
  open()
  expect(await screen.findByText('Default')).toBeInTheDocument()
  await waitFor(() => expect(rowNames()).toEqual(['Web shop', 'Stall']))
})

it('shows no row before it knows which is first', async () => {
  const { promise: known, resolve: reveal } = Promise.withResolvers<void>()
  const page = answerPage(() => true, stall)
  store()
    .get('/admin/store')
    .reply(200, async () => {
      await known
      return { store: { default_sales_channel_id: 'sc_1' } }
    })
  store().get('/admin/sales-channels/sc_1').reply(200, { sales_channel: web })
  openPage(SalesChannelsPage, { path: '/sales-channels' })
  await waitFor(() => expect(page.isDone()).toBe(true))
  expect(screen.queryByRole('link', { name: 'Stall' })).not.toBeInTheDocument()
  reveal()
  await screen.findByRole('link', { name: 'Stall' })
  expect(rowNames()).toEqual(['Web shop', 'Stall'])
})

it('narrows by dates, which the store compares', async () => {
  answerPage(({ 'created_at[gte]': from }) => typeof from === 'string', stall)
  open('?created_at=2026-03-01..2026-03-31')
  expect(await screen.findByRole('link', { name: 'Stall' })).toHaveAttribute('href', '/a/sales-channels/sc_2')
  expect(rowNames()).toEqual(['Stall'])
})

it('switches a channel off from its menu', async () => {
  answerPage(() => true, web, stall)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Stall”' }))
  store()
    .post('/admin/sales-channels/sc_2', { is_disabled: true })
    .reply(200, { sales_channel: { ...stall, is_disabled: true } })
  answerPage(() => true, web, { ...stall, is_disabled: true })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }))
  await waitFor(() => expect(screen.getByRole('row', { name: /Stall/ })).toHaveTextContent('Disabled'))
})

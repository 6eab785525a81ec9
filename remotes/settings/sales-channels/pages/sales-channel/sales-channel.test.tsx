/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import SalesChannelPage from './sales-channel.tsx'

const stall = { id: 'sc_2', name: 'Stall', description: 'At the market', is_disabled: false }
const product = (id: string, title: string) => ({
  id,
  title,
  status: 'published',
  thumbnail: null,
  collection: null,
})

const store = () => nock(STORE)
const answer = (more: object = {}) =>
  store()
    .get('/admin/sales-channels/sc_2')
    .reply(200, { sales_channel: { ...stall, ...more } })
const answerStore = (default_sales_channel_id: string) =>
  store().get('/admin/store').reply(200, { store: { default_sales_channel_id } })
const answerProducts = (...products: object[]) =>
  store()
    .get('/admin/products')
    .query((query) => JSON.stringify(query).includes('sc_2'))
    .reply(200, { products, count: products.length, offset: 0, limit: 20 })
const open = (ports: FakePorts = {}) =>
  openPage(SalesChannelPage, {
    path: '/sales-channels/:id',
    address: '/sales-channels/sc_2',
    ...ports,
  })

it('the default channel says so and cannot be deleted', async () => {
  answer()
  answerStore('sc_2')
  answerProducts()
  open()
  expect(await screen.findByText('Default')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})

it('another channel is deleted once its name is typed', async () => {
  answer()
  answerStore('sc_1')
  answerProducts()
  const { questions, opened } = open()
  store().delete('/admin/sales-channels/sc_2').reply(200, {})
  answerStore('sc_1')
  answerProducts()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(opened).toEqual(['/sales-channels']))
  expect(questions).toMatchObject([{ typeToConfirm: 'Stall', tone: 'danger' }])
})

it('stops selling the selected products with one call', async () => {
  answer()
  answerStore('sc_1')
  answerProducts(product('prod_1', 'Bowl'), product('prod_2', 'Cup'))
  const { questions } = open()
  const table = within(await screen.findByRole('table', { name: 'Products' }))
  await userEvent.click(await table.findByRole('checkbox', { name: 'Select “Bowl”' }))
  await userEvent.click(table.getByRole('checkbox', { name: 'Select “Cup”' }))
  store()
    .delete('/admin/sales-channels/sc_2/products/batch', {
      product_ids: [{ id: 'prod_1' }, { id: 'prod_2' }],
    })
    .reply(200, { sales_channel: stall })
  answerProducts()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Nothing is sold in this channel yet.')).toBeInTheDocument()
  expect(questions).toMatchObject([{ title: 'Stop selling 2 products in “Stall”?' }])
})

it('shows which live keys and which locations belong to the channel', async () => {
  answer()
  answerStore('sc_1')
  answerProducts()
  store()
    .get('/admin/stock-locations')
    .query(true)
    .reply(200, {
      stock_locations: [
        { id: 'sloc_1', name: 'Cellar', sales_channels: [{ id: 'sc_2' }] },
        { id: 'sloc_2', name: 'Attic', sales_channels: [] },
      ],
      count: 2,
    })
  store()
    .get('/admin/publishable-api-keys')
    .query({ limit: 500 })
    .reply(200, {
      publishable_api_keys: [
        { id: 'pk_1', title: 'Market app', revoked_at: null },
        { id: 'pk_2', title: 'Old app', revoked_at: '2026-01-01T00:00:00Z' },
      ],
      count: 2,
    })
  store()
    .get('/admin/publishable-api-keys/pk_1/sales-channels')
    .reply(200, { sales_channels: [stall] })
  open({ flags: { isOn: () => true } })
  expect(await screen.findByRole('link', { name: 'Market app' })).toHaveAttribute(
    'href',
    '/a/publishable-api-keys/pk_1',
  )
  expect(screen.queryByText('Old app')).not.toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Cellar' })).toHaveAttribute(
    'href',
    '/a/inventory/locations',
  )
  expect(screen.queryByText('Attic')).not.toBeInTheDocument()
})

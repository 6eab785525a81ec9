/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import PriceListsPage from './price-lists.tsx'
import { answer, listOf, priceOf } from './testing/price-store.ts'

const answerLists = (wanted: Record<string, unknown>, lists: readonly object[]) =>
  answer('/price-lists', { limit: 20, ...wanted }, { price_lists: lists, count: lists.length })
const open = (search = '', ports: FakePorts = {}) =>
  openPage(PriceListsPage, { path: '/pricing', address: `/pricing${search}`, ...ports })
/** What stands between the name and the dates. */
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replaceAll(/[\u2068\u2069]/g, ''))
    .slice(1, 4)
const spring = listOf('pl_1', 'Spring')
const menuOf = async (name: string, entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for “${name}”` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

it('shows what each price list is now, and for whom', async () => {
  const over = listOf('pl_2', 'Winter', {
    ends_at: '2020-01-31T12:00:00.000Z',
    customer_groups: ['Trade', 'Staff', 'Press'].map((name) => ({ id: name, name })),
  })
  const ahead = listOf('pl_3', 'Next', { starts_at: '2999-01-01T12:00:00.000Z' })
  answerLists({ limit: 20, offset: 0, expand: 'customer_groups' }, [spring, over, ahead])
  open()

  expect(await screen.findByRole('link', { name: 'Spring' })).toHaveAttribute('href', '/a/pricing/pl_1')
  expect(cellsOf(/Spring/)).toEqual(['Two weeks', 'Active', 'All customers'])
  expect(cellsOf(/Winter/)).toEqual(['Two weeks', 'Expired', 'Trade, Staff, and 1 more'])
  expect(cellsOf(/Next/)).toEqual(['Two weeks', 'Scheduled', 'All customers'])
})

it('asks for what the address says', async () => {
  answerLists({ q: 'spr', 'status[]': 'draft', order: '-name' }, [spring])
  open('?q=spr&status=draft&order=-name')
  expect(await screen.findByRole('link', { name: 'Spring' })).toBeInTheDocument()
})

it('tells a store without price lists from a search that nothing fits', async () => {
  answerLists({}, [])
  open()
  expect(await screen.findByText('No price lists yet')).toBeInTheDocument()
  answerLists({ q: 'x' }, [])
  await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}')
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
})

it('says why there is no list, and tries again', async () => {
  nock(STORE).get('/admin/price-lists').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answerLists({}, [spring])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Spring' })).toBeInTheDocument()
})

it('asks for the name of a price list before it goes', async () => {
  answerLists({}, [spring])
  const { questions } = open()
  nock(STORE).delete('/admin/price-lists/pl_1').reply(200, {})
  answerLists({}, [])
  await menuOf('Spring', 'Delete')
  expect(await screen.findByText('No price lists yet')).toBeInTheDocument()
  expect(questions).toMatchObject([{ typeToConfirm: 'Spring', tone: 'danger' }])
})

it('duplicates as a draft with groups, quantities and a price of nothing', async () => {
  answerLists({}, [spring])
  const { opened } = open()
  const prices = [
    priceOf('ma_1', 0, { variant_id: 'variant_1', price_list_id: 'pl_1', min_quantity: 10 }),
    priceOf('ma_2', 900, { variant_id: 'variant_1', price_list_id: 'pl_1', region_id: 'reg_north' }),
  ]
  nock(STORE)
    .get('/admin/price-lists/pl_1')
    .reply(200, { price_list: { ...spring, customer_groups: [{ id: 'cgrp_1' }], prices } })
  nock(STORE)
    .post('/admin/price-lists', {
      type: 'sale',
      name: 'Spring (copy)',
      description: 'Two weeks',
      customer_groups: [{ id: 'cgrp_1' }],
      status: 'draft',
      prices: [
        { variant_id: 'variant_1', amount: 0, currency_code: 'eur', min_quantity: 10 },
        { variant_id: 'variant_1', amount: 900, region_id: 'reg_north' },
      ],
    })
    .reply(200, { price_list: listOf('pl_9', 'Spring (copy)') })
  answerLists({}, [spring])
  await menuOf('Spring', 'Duplicate')
  await waitFor(() => expect(opened).toEqual(['/pricing/pl_9']))
})

it('does not call prices missing whose write was not answered', async () => {
  answerLists({}, [spring])
  const { opened, messages } = open()
  const prices = Array.from({ length: 501 }, (_, at) =>
    priceOf(`ma_${at}`, 900, { variant_id: `variant_${at}`, price_list_id: 'pl_1' }),
  )
  nock(STORE)
    .get('/admin/price-lists/pl_1')
    .reply(200, { price_list: { ...spring, prices } })
  nock(STORE)
    .post('/admin/price-lists')
    .reply(200, { price_list: listOf('pl_9', 'Spring (copy)') })
  nock(STORE).post('/admin/price-lists/pl_9/prices/batch').reply(504)
  answerLists({}, [spring])
  await menuOf('Spring', 'Duplicate')
  await waitFor(() => expect(opened).toEqual(['/pricing/pl_9']))
  expect(messages).toMatchObject([{ type: 'warn', title: 'It is not known whether this was saved' }])
})

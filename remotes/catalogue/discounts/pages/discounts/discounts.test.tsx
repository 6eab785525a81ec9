/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import DiscountsPage from './discounts.tsx'

const rowOf = (id: string, code: string, change: object = {}) => ({
  id,
  code,
  is_dynamic: false,
  is_disabled: false,
  parent_discount_id: null,
  parent_discount: null,
  usage_limit: null,
  usage_count: 1_400,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: null,
  valid_duration: null,
  rule: { id: `dru_${id}`, type: 'percentage', value: 10, description: 'Ten off' },
  regions: [{ id: 'reg_eu', currency_code: 'eur' }],
  ...change,
})
const harvest = rowOf('disc_1', 'HARVEST')
const tenner = rowOf('disc_2', 'TENNER', {
  is_disabled: true,
  usage_count: 3,
  usage_limit: 25,
  rule: { id: 'dru_2', type: 'fixed', value: 1000, description: null },
})

/** Answers the next question for a list that has these values in its query. */
const answer = (wanted: Record<string, unknown>, discounts: object[], count = discounts.length) =>
  nock(STORE)
    .get('/admin/discounts')
    .query((query) =>
      Object.entries(wanted).every(([key, value]) => String(query[key] ?? '') === String(value)),
    )
    .reply(200, { discounts, count, offset: 0, limit: 20 })
const open = (search = '', ports: FakePorts = {}) =>
  openPage(DiscountsPage, { path: '/discounts', address: `/discounts${search}`, ...ports })
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const select = async (code: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select “${code}”` }))
const menuOf = async (code: string, entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for “${code}”` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

it('shows what each discount takes off, its state and how often it was used', async () => {
  const elm = rowOf('disc_3', 'MARKET-ELM', {
    is_dynamic: true,
    regions: [],
    parent_discount_id: 'disc_4',
    parent_discount: { id: 'disc_4', code: 'MARKET', regions: [{ id: 'reg_jp', currency_code: 'jpy' }] },
    rule: { id: 'dru_3', type: 'fixed', value: 500, description: 'Fair' },
  })
  answer({ limit: 20, offset: 0 }, [harvest, tenner, elm])
  open()

  expect(await screen.findByRole('link', { name: 'HARVEST' })).toHaveAttribute('href', '/a/discounts/disc_1')
  expect(cellsOf(/HARVEST/)).toEqual(['', 'Ten off', '10%', 'Active', '1.4K', ''])
  expect(cellsOf(/TENNER/)).toEqual(['', '–', '€10.00', 'Disabled', '3 of 25', ''])
  expect(cellsOf(/MARKET-ELM/)).toEqual(['', 'Fair', '¥500', 'Active', '1.4K', ''])
  expect(screen.getByText('Code of MARKET')).toBeInTheDocument()
})

it('asks for what the address says, with single words for yes and no', async () => {
  answer({ q: 'har', is_dynamic: true, is_disabled: false, order: '-usage_count' }, [harvest])
  open('?q=har&is_dynamic=true&is_disabled=false&order=-redemptions')
  expect(await screen.findByRole('link', { name: 'HARVEST' })).toBeInTheDocument()
})

it('tells a store without discounts from a filter that nothing fits', async () => {
  answer({}, [])
  open()
  expect(await screen.findByText('No discounts yet')).toBeInTheDocument()
  answer({ q: 'x' }, [])
  await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}')
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
})

it('says why there is no list, and tries again', async () => {
  nock(STORE).get('/admin/discounts').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answer({}, [harvest])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'HARVEST' })).toBeInTheDocument()
})

it('disables several, and one that cannot be stays selected and says why', async () => {
  answer({}, [harvest, rowOf('disc_5', 'FAIR')])
  const { messages } = open()
  await select('HARVEST')
  await select('FAIR')
  nock(STORE).post('/admin/discounts/disc_1', { is_disabled: true }).reply(200, { discount: {} })
  nock(STORE).post('/admin/discounts/disc_5', { is_disabled: true }).reply(404, { message: 'It is gone' })
  answer({}, [{ ...harvest, is_disabled: true }, rowOf('disc_5', 'FAIR')])
  await userEvent.click(screen.getByRole('button', { name: 'Disable' }))

  expect(await screen.findByText('It is gone')).toBeInTheDocument()
  expect(messages).toEqual([
    { type: 'error', title: 'Disable', message: 'Done for 1 row. 1 row failed and says why.' },
  ])
})

it('deletes after a question that says what stops with a template', async () => {
  answer({}, [rowOf('disc_4', 'MARKET', { is_dynamic: true })])
  const { questions } = open()
  nock(STORE).delete('/admin/discounts/disc_4').reply(200, { id: 'disc_4' })
  answer({}, [])
  await menuOf('MARKET', 'Delete')

  expect(await screen.findByText('No discounts yet')).toBeInTheDocument()
  expect(questions).toMatchObject([
    {
      title: 'Delete this discount?',
      message: expect.stringContaining('The codes of a template stop working with it.') as string,
    },
  ])
})

describe('a copy', () => {
  const whole = {
    ...harvest,
    usage_count: 0,
    usage_limit: 25,
    metadata: { from: 'Ada' },
    regions: [{ id: 'reg_eu' }, { id: 'reg_us' }],
    rule: {
      ...harvest.rule,
      allocation: 'item',
      conditions: [
        { id: 'discon_1', type: 'products', operator: 'not_in' },
        { id: 'discon_2', type: 'customer_groups', operator: 'in' },
      ],
    },
  }
  const copied = {
    code: 'HARVEST_COPY',
    is_dynamic: false,
    is_disabled: true,
    regions: ['reg_eu', 'reg_us'],
    starts_at: '2026-01-01T00:00:00.000Z',
    usage_limit: 25,
    metadata: { from: 'Ada' },
    rule: {
      type: 'percentage',
      value: 10,
      allocation: 'item',
      description: 'Ten off',
      conditions: [
        { operator: 'not_in', products: Array.from({ length: 201 }, (_, at) => `prod_${at}`) },
        { operator: 'in', customer_groups: ['cgrp_1'] },
      ],
    },
  }

  it('has every region and all that the conditions name, under a code that is free', async () => {
    answer({}, [harvest])
    const { opened } = open()
    nock(STORE).get('/admin/discounts/disc_1').reply(200, { discount: whole })
    const products = Array.from({ length: 201 }, (_, at) => ({ id: `prod_${at}`, title: `No. ${at}` }))
    for (const offset of [0, 200]) {
      nock(STORE)
        .get('/admin/products')
        .query((query) => query['discount_condition_id'] === 'discon_1' && Number(query['offset']) === offset)
        .reply(200, { products: products.slice(offset, offset + 200), count: 201 })
    }
    nock(STORE)
      .get('/admin/customer-groups')
      .query(({ discount_condition_id }) => discount_condition_id === 'discon_2')
      .reply(200, { customer_groups: [{ id: 'cgrp_1', name: 'Friends' }], count: 1 })
    nock(STORE).post('/admin/discounts', copied).reply(422, { message: 'It exists' })
    nock(STORE)
      .post('/admin/discounts', { ...copied, code: 'HARVEST_COPY2' })
      .reply(200, { discount: { id: 'disc_9', code: 'HARVEST_COPY2' } })
    answer({}, [harvest])
    await menuOf('HARVEST', 'Duplicate')

    await waitFor(() => expect(opened).toEqual(['/discounts/disc_9']))
  })

  it('that is refused is said once', async () => {
    answer({}, [harvest])
    const { messages } = open()
    nock(STORE).get('/admin/discounts/disc_1').reply(403, { message: 'Not for you' })
    await menuOf('HARVEST', 'Duplicate')
    await waitFor(() =>
      expect(messages).toEqual([
        { type: 'error', title: 'The discount was not copied', message: 'Not for you' },
      ]),
    )
  })
})

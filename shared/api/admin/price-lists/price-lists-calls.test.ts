import { expect, it } from '@jest/globals'

import { createHttpClient } from '@stoa/api/http'
import { nock } from '../../../../tests/setup/network.ts'
import { BASE } from '../../http/testing/nock-backend.ts'
import { addPrices } from './price-lists-calls.ts'

const http = createHttpClient({ baseUrl: BASE })
const BATCH = '/admin/price-lists/pl_1/prices/batch'
const sent = { variant_id: 'v1', currency_code: 'eur', amount: 900 }
const saved = (id: string, more: object = {}) => ({
  ...sent,
  region_id: null,
  min_quantity: null,
  max_quantity: null,
  ...more,
  id,
})
const answerWith = (...prices: object[]) =>
  nock(BASE)
    .post(BATCH, { prices: [sent] })
    .reply(200, { price_list: { id: 'pl_1', prices } })
const add = () => addPrices(http, 'pl_1', { prices: [sent] })

it('deletes the price that the second try of the browser added', async () => {
  answerWith(
    saved('ma_1'),
    saved('ma_2'),
    saved('ma_3', { min_quantity: 10 }),
    saved('ma_4', { amount: 800 }),
  )
  const deleted = nock(BASE)
    .delete(BATCH, { price_ids: ['ma_2'] })
    .reply(200, { ids: ['ma_2'] })
  expect(await add()).toMatchObject({ price_list: { id: 'pl_1' } })
  expect(deleted.isDone()).toBe(true)
})

it('has added prices although the ones of the second try cannot be deleted', async () => {
  answerWith(saved('ma_1'), saved('ma_2'))
  nock(BASE).delete(BATCH).reply(500)
  expect(await add()).toMatchObject({ price_list: { id: 'pl_1' } })
})

it('deletes nothing of prices that differ', async () => {
  answerWith(saved('ma_1'), saved('ma_2', { region_id: 'reg_1' }), saved('ma_3', { variant_id: 'v2' }))
  expect(await add()).toMatchObject({ price_list: { id: 'pl_1' } })
})

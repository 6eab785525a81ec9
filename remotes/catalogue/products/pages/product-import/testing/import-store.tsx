import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../../tests/setup/open-page.tsx'
import ProductImportPage from '../product-import.tsx'

const flags: FakePorts = { flags: { isOn: (key) => key === 'sales_channels' } }

export const open = (ports: FakePorts = {}) =>
  openPage(ProductImportPage, { path: '/products/import', ...flags, ...ports })

/** Answers what the page asks for before a file is chosen. */
export function answerColumns() {
  nock(STORE)
    .get('/admin/store')
    .reply(200, { store: { default_currency_code: 'eur', currencies: [{ code: 'eur' }, { code: 'usd' }] } })
  nock(STORE)
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [{ id: 'reg_1', name: 'Europe', currency_code: 'eur' }] })
}

/** Answers what a file is compared with. */
export function answerFacts(products: object[] = []) {
  nock(STORE)
    .get('/admin/collections')
    .query(true)
    .reply(200, { collections: [{ id: 'pcol_1', handle: 'table', title: 'Tableware' }] })
  nock(STORE)
    .get('/admin/sales-channels')
    .query(true)
    .reply(200, { sales_channels: [{ id: 'sc_1', name: 'Shop' }] })
  nock(STORE)
    .get('/admin/products')
    .query(({ offset }) => offset === '0')
    .reply(200, { products, count: products.length, offset: 0, limit: 500 })
}

/** Chooses a file as a person does, and waits until it has been read. */
export async function choose(text: string, name = 'goods.csv') {
  await screen.findByRole('button', { name: 'Choose a file' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no place for a file')
  await userEvent.upload(input, new File([text], name, { type: 'text/csv' }))
}

/** Answers the upload of a file and the creation of its job; hears what was uploaded. */
export function answerJob(statuses: readonly object[]) {
  const heard = { file: '' }
  nock(STORE)
    .post('/admin/uploads/protected', (body: string) => {
      heard.file = String(body)
      return true
    })
    .reply(200, { uploads: [{ key: 'goods-1.csv', url: 'http://files/goods-1.csv' }] })
  nock(STORE)
    .post('/admin/batch-jobs', {
      type: 'product-import',
      context: { fileKey: 'goods-1.csv' },
      dry_run: true,
    })
    .reply(200, { batch_job: { id: 'batch_1', type: 'product-import', status: 'created' } })
  for (const status of statuses) {
    nock(STORE)
      .get('/admin/batch-jobs/batch_1')
      .reply(200, { batch_job: { id: 'batch_1', type: 'product-import', result: null, ...status } })
  }
  return heard
}

export const answerClearing = (isCancelled: boolean) => {
  if (isCancelled) nock(STORE).post('/admin/batch-jobs/batch_1/cancel').reply(200, { batch_job: {} })
  return nock(STORE).delete('/admin/uploads', { file_key: 'goods-1.csv' }).reply(200, {})
}

/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { answer, listOf, priceOf, productOf } from '../price-lists/testing/price-store.ts'
import PriceImportPage from './price-import.tsx'

const cup = productOf('prod_cup', 'Cup', [
  priceOf('ma_eur', 1800, { price_list_id: 'pl_1' }),
  priceOf('ma_usd', 1900, { price_list_id: 'pl_1', currency_code: 'usd' }),
])

function open() {
  answer('/price-lists', { id: 'pl_1' }, { price_lists: [listOf('pl_1', 'Spring')] })
  nock(STORE)
    .get('/admin/store')
    .reply(200, { store: { default_currency_code: 'eur', currencies: [{ code: 'eur' }, { code: 'usd' }] } })
  answer('/regions', {}, { regions: [{ id: 'reg_north', name: 'North', currency_code: 'eur' }] })
  return openPage(PriceImportPage, {
    path: '/pricing/:id/import',
    address: '/pricing/pl_1/import',
  })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function choose(text: string) {
  await screen.findByRole('button', { name: 'Choose a file' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no place for a file')
  await userEvent.upload(input, new File([text], 'spring.csv', { type: 'text/csv' }))
}

/** Answers what a file is compared with, and has it compared. */
async function check() {
  answer('/price-lists/pl_1/products', { offset: 0 }, { products: [cup] })
  answer('/products', { offset: 0 }, { products: [cup] })
  await press('Check')
}

const lines = async () => {
  const table = within(await screen.findByRole('table', { name: 'Row by row' }))
  const [, ...rows] = table.getAllByRole('row')
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .join(' | '),
  )
}

/** Answers the upload of a file and its job; hears what was uploaded. */
function answerJob(statuses: readonly object[]) {
  const heard = { file: '' }
  nock(STORE)
    .post('/admin/uploads/protected', (body: string) => {
      heard.file = String(body)
      return true
    })
    .reply(200, { uploads: [{ key: 'spring-1.csv', url: 'http://files/spring-1.csv' }] })
  nock(STORE)
    .post('/admin/batch-jobs', {
      type: 'price-list-import',
      context: { price_list_id: 'pl_1', fileKey: 'spring-1.csv' },
      dry_run: true,
    })
    .reply(200, { batch_job: { id: 'batch_1', type: 'price-list-import', status: 'created' } })
  for (const status of statuses) {
    nock(STORE)
      .get('/admin/batch-jobs/batch_1')
      .reply(200, { batch_job: { id: 'batch_1', type: 'price-list-import', result: null, ...status } })
  }
  return heard
}

it('wants to know the variant and a price', async () => {
  open()
  await choose('Label,Price EUR\nCup,12\n')
  expect(await screen.findByText(/One column has to be the id or the SKU/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: /Not imported Label/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Product Variant ID' }))
  expect(screen.getByRole('button', { name: 'Check' })).toBeEnabled()
})

it('says row by row what becomes of the prices, and what goes with those that the file does not name', async () => {
  open()
  await choose('Variant Id,Price EUR,Price North [EUR]\nprod_cup_small,17,16\nprod_jar,1,1\n')
  await check()
  expect(await lines()).toEqual([
    'Error | – | Product Variant ID | There is no variant with the id prod_jar.',
    'Changed | Cup – Small | Price EUR | €18.00 → €17.00',
    'New | Cup – Small | Price North [EUR] | – → €16.00',
  ])
  expect(screen.getByText('1 row will be left out')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('switch', { name: 'Keep prices that the file does not name' }))
  expect((await lines()).at(-1)).toBe('Deleted | Cup – Small | Price USD | $19.00 → –')
})

it('sends all prices that the list will have, and writes them only after confirmation', async () => {
  open()
  await choose('Variant Id,Price EUR\nprod_cup_small,17\n')
  await check()
  await lines()
  const heard = answerJob([{ status: 'pre_processed' }, { status: 'completed' }])
  await press('Have the store check it')
  expect(await screen.findByText('Ready: 0 new, 1 changed and 0 deleted prices.')).toBeInTheDocument()
  expect(heard.file).toContain('Product Variant ID;Price EUR;Price USD\r\nprod_cup_small;17;19')

  const confirmed = nock(STORE).post('/admin/batch-jobs/batch_1/confirm').reply(200, { batch_job: {} })
  nock(STORE).delete('/admin/uploads', { file_key: 'spring-1.csv' }).reply(200, {})
  answer('/price-lists', { id: 'pl_1' }, { price_lists: [listOf('pl_1', 'Spring')] })
  await press('Import')
  expect(await screen.findByText('Imported: 0 new, 1 changed and 0 deleted prices.')).toBeInTheDocument()
  expect(confirmed.isDone()).toBe(true)
  expect(screen.getByRole('link', { name: 'To the price list' })).toHaveAttribute('href', '/a/pricing/pl_1')
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]))
})

it('sends nothing that changes nothing', async () => {
  open()
  await choose('Variant Id,Price EUR\nprod_cup_small,18\n')
  await check()
  expect(await screen.findByText('The file changes nothing.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Have the store check it' })).toBeDisabled()
})

it('says what the store could not take, and goes back to what was found', async () => {
  open()
  await choose('Variant Id,Price EUR\nprod_cup_small,17\n')
  await check()
  await lines()
  answerJob([{ status: 'failed', result: { errors: ['No room'] } }])
  nock(STORE).delete('/admin/uploads', { file_key: 'spring-1.csv' }).reply(200, {})
  await press('Have the store check it')
  expect(await screen.findByText('No room')).toBeInTheDocument()
  await press('Back')
  expect(await lines()).toHaveLength(1)
})

/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { STORE } from '../../../../../tests/setup/open-page.tsx'
import {
  answerClearing,
  answerColumns,
  answerFacts,
  answerJob,
  choose,
  open,
} from './testing/import-store.tsx'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const GOODS = 'Slug,Name,Price EUR,Note\ncup,Cup,12.50,x\njar,Jar,much,y\n'

it('guesses the columns and shows their values, and lets both be changed', async () => {
  answerColumns()
  open()
  await choose(GOODS)

  expect(await screen.findByText('2 rows')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Comma Delimiter/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Product Handle Slug/ })).toHaveAccessibleDescription(
    'Guessed – cup · jar',
  )
  expect(screen.getByRole('button', { name: /Price EUR Price EUR/ })).toHaveAccessibleDescription(
    '12.50 · much',
  )
  await userEvent.click(screen.getByRole('button', { name: /Not imported Note/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Product Handle' }))
  expect(screen.getByRole('button', { name: /Not imported Slug/ })).toBeInTheDocument()
})

it('tells from a column that becomes a price how numbers are written', async () => {
  answerColumns()
  open()
  await choose('handle;Amount\ncup;12,50\njar;9,90')
  expect(await screen.findByRole('button', { name: /Point: 1,234.50 Decimals/ })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Not imported Amount/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Price EUR' }))
  expect(screen.getByRole('button', { name: /Comma: 1.234,50 Decimals/ })).toBeInTheDocument()
})

it('explains each row before anything is sent', async () => {
  answerColumns()
  open()
  await choose(GOODS)
  answerFacts()
  await press('Check')

  const found = within(await screen.findByRole('table', { name: 'Found in the file' }))
  const [, row] = found.getAllByRole('row')
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Error', 'jar', 'Price EUR', '“much” is no number.'])
  expect(screen.getByText('1 row will be left out')).toBeInTheDocument()
})

it('sends the sound rows in the format of the server, and writes only after confirmation', async () => {
  const started = jest.fn()
  answerColumns()
  open({ jobs: { started } })
  await choose(GOODS)
  answerFacts()
  await press('Check')
  const ready = { stat_descriptors: [{ message: 'There will be 1 products created' }] }
  const heard = answerJob([{ status: 'pre_processed', result: ready }, { status: 'completed' }])
  await press('Have the store check it')

  expect(await screen.findByText('Ready: 1 new and 0 updated products, 1 variants.')).toBeInTheDocument()
  expect(screen.queryByText(/There will be/)).not.toBeInTheDocument()
  expect(heard.file).toContain('Product Handle')
  expect(heard.file).toContain(';cup;')
  expect(heard.file).not.toContain('jar')
  const confirmed = nock(STORE).post('/admin/batch-jobs/batch_1/confirm').reply(200, { batch_job: {} })
  answerClearing(false)
  await press('Import')

  expect(await screen.findByText('Imported: 1 new and 0 updated products, 1 variants.')).toBeInTheDocument()
  expect(screen.getByText('1 row was left out')).toBeInTheDocument()
  expect(confirmed.isDone()).toBe(true)
  expect(started).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]))
})

it('clears up what it has sent when it is cancelled', async () => {
  answerColumns()
  open()
  await choose('Handle;Title\ncup;Cup\n')
  answerFacts()
  await press('Check')
  answerJob([{ status: 'pre_processed' }])
  await press('Have the store check it')
  await screen.findByText('Ready: 1 new and 0 updated products, 1 variants.')
  const cleared = answerClearing(true)
  await press('Cancel')

  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeInTheDocument()
  await waitFor(() => expect(cleared.isDone()).toBe(true))
})

it('says which row the store refused, and goes on without its product', async () => {
  answerColumns()
  open()
  await choose('Handle;Title\ncup;Cup\njar;Jar\n')
  answerFacts()
  await press('Check')
  const refusal =
    'Error [(product id: undefined), (product handle: jar), (variant id: undefined), (variant sku: undefined)]: No room'
  answerJob([{ status: 'failed', result: { errors: [refusal] } }])
  answerClearing(false)
  await press('Have the store check it')
  await screen.findByText('Nothing was imported.')
  await press('Leave this product out')

  expect(await screen.findByText('The store: No room')).toBeInTheDocument()
  expect(screen.getByText('1 row will be left out')).toBeInTheDocument()
})

it('says that the store did not take the file, and leaves nothing behind', async () => {
  answerColumns()
  open()
  await choose('Handle;Title\ncup;Cup\n')
  answerFacts()
  await press('Check')
  nock(STORE).post('/admin/uploads/protected').reply(400, { message: 'No room for files' })
  await press('Have the store check it')
  expect(await screen.findByText('No room for files')).toBeInTheDocument()
})

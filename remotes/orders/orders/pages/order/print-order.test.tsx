/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { jest } from '@jest/globals'
import type { LanguagePort, Translation } from '@stoa/extension-sdk'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { anOrder } from '../../testing/an-order.ts'
import { PrintOrder } from './print-order.tsx'

const LOCALES = join(import.meta.dirname, '../../../../../locales')

/** The texts of documents as the files of their language have them. */
const textIn = (language: string): Promise<Translation['t']> => {
  const texts = JSON.parse(readFileSync(join(LOCALES, language, 'documents.json'), 'utf8')) as Record<
    string,
    string
  >
  return Promise.resolve((key) => texts[key.replace('documents.', '')] ?? key)
}

const HOME = { last_name: 'Arendt', address_1: 'Deichstraße 4', city: 'Hamburg', country_code: 'de' }
const print = jest.fn()

async function choose(name: string, more: object = {}, language: Partial<LanguagePort> = { textIn }) {
  nock(STORE)
    .get('/admin/store')
    .optionally()
    .reply(200, {
      store: {
        name: 'Stoa Goods',
        metadata: { imprint: 'Stoa GmbH, HRB 1', packing_slip_text: 'Send it back within 30 days.' },
      },
    })
  openPage(() => <PrintOrder order={anOrder({ shipping_address: HOME, ...more })} />, { language })
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

beforeEach(() => {
  print.mockClear()
  window.print = print
})

it('prints a packing slip in the language of the buyer, without prices', async () => {
  await choose('Packing slip')
  const slip = await screen.findByRole('article')
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(slip).toHaveAttribute('lang', 'de')
  expect(within(slip).getByRole('heading', { name: 'Lieferschein' })).toBeInTheDocument()
  expect(slip).toHaveTextContent('Stoa Goods')
  expect(slip).toHaveTextContent('Harbour Mug')
  expect(slip).not.toHaveTextContent('€')
})

it('prints an invoice with amounts as the buyer writes them', async () => {
  await choose('Invoice')
  const invoice = await screen.findByRole('article')
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  expect(within(invoice).getByRole('row', { name: /^Gesamt/ })).toHaveTextContent('35,70 €')
})

it('prints no code that can be paid with', async () => {
  await choose('Invoice', {
    gift_card_total: 1000,
    gift_cards: [{ id: 'gift_1', code: 'AAAA-BBBB' }],
    gift_card_transactions: [{ id: 'gct_1', amount: 1000, gift_card_id: 'gift_1' }],
  })
  const invoice = await screen.findByRole('article')
  expect(within(invoice).getByRole('row', { name: /^Gutschein/ })).toHaveTextContent('10,00 €')
  expect(invoice).not.toHaveTextContent('AAAA')
})

it("prints in the admin's language when the buyer's cannot be loaded", async () => {
  const lost = { textIn: () => Promise.reject(new Error('offline')) }
  await choose('Packing slip', {}, lost)
  const slip = await screen.findByRole('article')
  expect(slip).toHaveAttribute('lang', 'en-US')
  expect(within(slip).getByRole('heading', { name: 'Packing slip' })).toBeInTheDocument()
})

it('prints for an Arabic country from right to left', async () => {
  await choose('Invoice', { shipping_address: { ...HOME, country_code: 'kw' } })
  const invoice = await screen.findByRole('article')
  expect(invoice).toHaveAttribute('dir', 'rtl')
  expect(within(invoice).getByRole('heading', { name: 'فاتورة' })).toBeInTheDocument()
})

it('ends with the texts of the store: on packing slips both, on invoices the imprint', async () => {
  await choose('Packing slip')
  const slip = await screen.findByRole('article')
  expect(slip).toHaveTextContent(/Send it back within 30 days\.Stoa GmbH, HRB 1$/)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Invoice' }))
  const invoice = await screen.findByRole('article')
  expect(invoice).toHaveTextContent(/Stoa GmbH, HRB 1$/)
  expect(invoice).not.toHaveTextContent('Send it back')
})

it('removes the document after it is printed', async () => {
  await choose('Packing slip')
  await screen.findByRole('article')
  await waitFor(() => expect(print).toHaveBeenCalled())
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

it('prints the page as it is', async () => {
  await choose('This page')
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import { BLANK_RATE } from './rate-values.ts'
import { useCreateRate } from './use-create-rate.ts'

const products = Array.from({ length: 501 }, (_, index) => `prod_${index}`)
const values = { ...BLANK_RATE, name: 'Books', rate: 7, code: 'b', products }

const store = () => nock(STORE)
const answerCreate = () =>
  store()
    .post('/admin/tax-rates', ({ products: sent }) => sent.length === 500)
    .reply(200, { tax_rate: { id: 'txr_1' } })

function open() {
  const outcomes: string[] = []
  const Page = () => {
    const create = useCreateRate('reg_1')
    const save = () =>
      void create(values).then(
        () => outcomes.push('saved'),
        () => outcomes.push('failed'),
      )
    return <button onClick={save}>Save</button>
  }
  openPage(Page)
  return outcomes
}
const save = () => userEvent.click(screen.getByRole('button'))

it('creates a rate with what one call takes, and adds the rest', async () => {
  const outcomes = open()
  answerCreate()
  store()
    .post('/admin/tax-rates/txr_1/products/batch', { products: ['prod_500'] })
    .reply(200, { tax_rate: { id: 'txr_1' } })
  await save()
  await waitFor(() => expect(outcomes).toEqual(['saved']))
})

it('completes the rate that is there after a failure, and does not create it twice', async () => {
  const outcomes = open()
  answerCreate()
  store().post('/admin/tax-rates/txr_1/products/batch').reply(403, { message: 'Not for you' })
  await save()
  await waitFor(() => expect(outcomes).toEqual(['failed']))
  store().post('/admin/tax-rates/txr_1', { name: 'Books', rate: 7, code: 'b' }).reply(200, { tax_rate: {} })
  store().post('/admin/tax-rates/txr_1/products/batch').times(2).reply(200, { tax_rate: {} })
  await save()
  await waitFor(() => expect(outcomes).toEqual(['failed', 'saved']))
})

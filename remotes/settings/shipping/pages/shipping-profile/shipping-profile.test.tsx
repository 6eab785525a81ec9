/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import ShippingProfilePage from './shipping-profile.tsx'

const products = Array.from({ length: 501 }, (_, index) => ({
  id: `prod_${index}`,
  title: `Cup ${index}`,
  handle: `cup-${index}`,
  status: 'published',
  thumbnail: null,
}))
const bulky = {
  id: 'sp_bulky',
  name: 'Bulky',
  type: 'custom',
  metadata: null,
  created_at: '2026-03-04T09:30:00.000Z',
  products,
  shipping_options: [],
}
const usual = { id: 'sp_default', name: 'Default', type: 'default' }

const store = () => nock(STORE)
async function open(profiles: object[] = [usual, bulky]) {
  store().persist().get('/admin/shipping-profiles/sp_bulky').reply(200, { shipping_profile: bulky })
  store().persist().get('/admin/shipping-profiles').query(true).reply(200, { shipping_profiles: profiles })
  const page = openPage(ShippingProfilePage, {
    path: '/settings/shipping-profiles/:id',
    address: '/settings/shipping-profiles/sp_bulky',
    dialogs: { confirm: async () => true },
  })
  await screen.findByRole('heading', { level: 1, name: 'Bulky' })
  return page
}
const remove = () => screen.getByRole('button', { name: 'Delete' })
const answerMove = (first: string) =>
  store().post('/admin/shipping-profiles/sp_default', ({ products: ids }) => ids?.[0] === first)

it('moves its products a few hundred at a time before it is deleted', async () => {
  const { opened } = await open()
  await waitFor(() => expect(remove()).toBeEnabled())
  answerMove('prod_0').reply(200, { shipping_profile: usual })
  answerMove('prod_500').reply(200, { shipping_profile: usual })
  store().delete('/admin/shipping-profiles/sp_bulky').reply(200, { id: 'sp_bulky', deleted: true })
  await userEvent.click(remove())
  await waitFor(() => expect(opened).toEqual(['/settings/shipping-profiles']))
})

it('is not deleted while its products have not moved', async () => {
  const { messages, opened } = await open()
  await waitFor(() => expect(remove()).toBeEnabled())
  answerMove('prod_0').reply(403, { message: 'Not for you' })
  await userEvent.click(remove())
  await waitFor(() => expect(messages).toMatchObject([{ type: 'error', title: 'This was not saved' }]))
  expect(opened).toEqual([])
  await waitFor(() => expect(remove()).toBeEnabled())
})

it('cannot be deleted without a profile that takes its products', async () => {
  await open([bulky])
  expect(remove()).toBeDisabled()
})

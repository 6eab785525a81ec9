import { createHttpClient } from '@stoa/api/http'

import { nock } from '../../../tests/setup/network.ts'
import { adoptWishes, saveWishes } from './account-wishes.ts'
import { rememberedWishes, toggleWish } from './wishes.ts'

const BASE = 'http://backend.test'
const http = createHttpClient({ baseUrl: BASE })
const accountHas = (...wish_list: string[]) =>
  nock(BASE)
    .get('/store/customers/me')
    .reply(200, { customer: { metadata: { wish_list } } })
const expectSaved = (...wish_list: string[]) =>
  nock(BASE).post('/store/customers/me', { metadata: { wish_list } }).reply(200, { customer: {} })

beforeEach(() => rememberedWishes.write(null))

test('a guest wishes without a call; the wishes go to the account that is opened', async () => {
  await toggleWish(http, 'a')
  accountHas('b')
  const saved = expectSaved('a', 'b')
  await adoptWishes(http)
  expect(saved.isDone()).toBe(true)
  expect(rememberedWishes.read()).toEqual({ ids: ['a', 'b'], isOfAccount: true })
})

test('an account without news is not written to', async () => {
  accountHas('b')
  await adoptWishes(http)
  expect(rememberedWishes.read()).toEqual({ ids: ['b'], isOfAccount: true })
})

test('a change of an account’s list is saved there', async () => {
  rememberedWishes.write({ ids: ['b'], isOfAccount: true })
  const saved = expectSaved()
  await toggleWish(http, 'b')
  expect(saved.isDone()).toBe(true)
})

test('wishes that could not be merged are merged the next time', async () => {
  rememberedWishes.write({ ids: ['a'], isOfAccount: false })
  nock(BASE).post('/store/customers/me').reply(500)
  accountHas('b')
  await expect(adoptWishes(http)).rejects.toMatchObject({ failure: { status: 500 } })
  expect(rememberedWishes.read()).toEqual({ ids: ['a'], isOfAccount: false })
})

test('without a session the list stays in this browser', async () => {
  rememberedWishes.write({ ids: ['a'], isOfAccount: true })
  nock(BASE).post('/store/customers/me').reply(401)
  await saveWishes(http)
  expect(rememberedWishes.read()).toEqual({ ids: ['a'], isOfAccount: false })
})

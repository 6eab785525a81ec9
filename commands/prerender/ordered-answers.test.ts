import { createHttpClient } from '@stoa/api/http'

import { nock } from '../../tests/setup/network.ts'
import { orderedAnswers } from './ordered-answers.ts'

const STORE = 'http://store.test'

test('answers that say the same are the same text, in whatever order the store sends their fields', async () => {
  const http = orderedAnswers(createHttpClient({ baseUrl: STORE }))
  const read = async (text: string) => {
    nock(STORE).get('/store/products').reply(200, text, { 'content-type': 'application/json' })
    return JSON.stringify((await http.get<{ products: object[] }>('/store/products')).products)
  }
  const answer = await read('{"products":[{"id":"p1","prices":[{"b":2,"a":null}]}],"count":1}')
  expect(answer).toBe('[{"id":"p1","prices":[{"a":null,"b":2}]}]')
  expect(await read('{"count":1,"products":[{"prices":[{"a":null,"b":2}],"id":"p1"}]}')).toBe(answer)
  expect(await read('{"count":1,"products":[{"prices":[{"a":null,"b":3}],"id":"p1"}]}')).not.toBe(answer)
})

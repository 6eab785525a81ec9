import { expect, it } from '@jest/globals'
import { createHttpClient } from '@stoa/api/http'
import { nock } from '../../../../tests/setup/network.ts'
import { cartCalls } from './index.ts'

const BASE = 'http://backend.test'

it('a cart without stock is refused at once, without retries', async () => {
  nock(BASE).post('/store/carts/cart_1/complete').reply(409, { code: 'insufficient_inventory' })
  const http = createHttpClient({ baseUrl: BASE, maxRetries: 3 })
  await expect(cartCalls.complete(http, 'cart_1')).rejects.toMatchObject({
    failure: { code: 'insufficient_inventory' },
  })
})

import { expect, it, jest } from '@jest/globals'
import { nock } from '../../../tests/setup/network.ts'
import { client } from './testing/nock-backend.ts'

it('a call waits for no cookie', async () => {
  const read = jest.fn()
  Object.defineProperty(window, 'cookieStore', { value: { get: read } })
  nock(location.origin).get('/admin/store').reply(200, {})
  await client({ baseUrl: location.origin }).get('/admin/store')
  expect(read).not.toHaveBeenCalled()
})

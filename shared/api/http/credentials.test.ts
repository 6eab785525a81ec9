import { expect, it } from '@jest/globals'
import { client, sees } from './testing/nock-backend.ts'

const KEY = 'x-medusa-access-token'
const OPEN = [
  '/admin/auth',
  '/admin/users/password-token',
  '/admin/users/reset-password',
  '/admin/invites/accept',
]

it('keeps the tokens of admin and store apart, by the first segment of the path', async () => {
  const http = client()
  http.tokens.set('admin', 'for-staff')
  http.tokens.set('store', 'for-shoppers')
  sees({ authorization: 'Bearer for-staff' }).get('/admin/store').reply(200, {})
  sees({ authorization: 'Bearer for-shoppers' }).get('/store/admin-picks').reply(200, {})
  sees({}, ['authorization']).get('/administration').reply(200, {})
  await http.get('/admin/store')
  await http.get('/store/admin-picks')
  await http.get('/administration')
})

it.each(['//admin/store', 'admin/store', '/admin//store', '/store/../admin/store', '/admin?a=/store/'])(
  'treats %s as an admin path',
  async (path) => {
    const http = client({ apiKey: 'sk' })
    http.tokens.set('admin', 'for-staff')
    sees({ authorization: 'Bearer for-staff', [KEY]: 'sk' })
      .get(/admin/)
      .reply(200, {})
    await http.get(path)
  },
)

it('forgets one token, or both', async () => {
  const http = client()
  http.tokens.set('admin', 'for-staff')
  http.tokens.set('store', 'for-shoppers')
  http.tokens.set('admin', undefined)
  sees({}, ['authorization']).get('/admin/store').reply(200, {})
  sees({ authorization: 'Bearer for-shoppers' }).get('/store/regions').reply(200, {})
  await http.get('/admin/store')
  await http.get('/store/regions')
  http.tokens.set('admin', 'for-staff')
  http.tokens.clear()
  expect([http.tokens.of('admin'), http.tokens.of('store')]).toEqual([undefined, undefined])
  sees({}, ['authorization']).get('/store/regions').reply(200, {})
  await http.get('/store/regions')
})

it('refuses a token for any other domain', () => {
  // A caller without types.
  const domain = JSON.parse('"shop"')
  expect(() => client().tokens.set(domain, 'x')).toThrow('domain must be admin or store')
})

it('names the sales channel to the store and the key of a program to the admin', async () => {
  const http = client({ publishableApiKey: 'pk_1', apiKey: 'sk_1' })
  sees({ 'x-publishable-api-key': 'pk_1' }, [KEY]).get('/store/products').reply(200, {})
  sees({ [KEY]: 'sk_1' }, ['x-publishable-api-key'])
    .get('/admin/products')
    .reply(200, {})
  await http.get('/store/products')
  await http.get('/admin/products')
})

it('sends another sales channel after it changes', async () => {
  const http = client({ publishableApiKey: 'pk_1' })
  http.setPublishableApiKey('pk_2')
  sees({ 'x-publishable-api-key': 'pk_2' }).get('/store/products').reply(200, {})
  await http.get('/store/products')
  http.setPublishableApiKey(undefined)
  sees({}, ['x-publishable-api-key']).get('/store/products').reply(200, {})
  await http.get('/store/products')
})

it.each(
  OPEN.flatMap((path) => [path, `${path}/`, `${path}?a=1`, `${path}#a`, path.replace('/admin', '//admin/')]),
)('sends none with POST %s', async (path) => {
  const http = client({ apiKey: 'sk_1' })
  http.tokens.set('admin', 'for-staff')
  sees({}, ['authorization', KEY])
    .post(/^\/admin/)
    .reply(200, {})
  await http.post(path)
})

it('sends them with every other verb and path', async () => {
  const http = client({ apiKey: 'sk_1' })
  sees({ [KEY]: 'sk_1' })
    .get('/admin/auth')
    .reply(200, {})
    .post('/admin/users')
    .reply(200, {})
  await http.get('/admin/auth')
  await http.post('/admin/users')
})

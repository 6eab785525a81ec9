import { describe, expect, it } from '@jest/globals'
import { nock } from '../../../tests/setup/network.ts'
import { BASE, client, sees } from './testing/nock-backend.ts'
import type { Progress } from './index.ts'

describe('a call', () => {
  it('a client without an address calls the local backend', async () => {
    nock('http://localhost:9000').get('/store/regions').reply(200, {})
    await expect(client({ baseUrl: undefined }).get('/store/regions')).resolves.toBeDefined()
  })

  it('stays on the backend’s origin for any path', async () => {
    nock(BASE).get('/elsewhere.test/admin/store').reply(200, {})
    await expect(client().get('//elsewhere.test/admin/store')).resolves.toBeDefined()
  })

  it('answers with the fields of the body plus status and headers', async () => {
    nock(BASE).get('/store/regions').reply(200, { regions: [] }, { 'X-Total': '0' })
    const answer = await client().get<{ regions: unknown[] }>('/store/regions')
    expect(answer.regions).toEqual([])
    expect(answer.response).toEqual({ status: 200, headers: expect.objectContaining({ 'x-total': '0' }) })
  })

  it('serializes lists and ranges as the backend parses them, and omits undefined', async () => {
    nock(BASE)
      .get('/admin/products?status[]=draft&status[]=published&created_at[gte]=2026-01-01&q=a%26b')
      .reply(200, {})
    const query = {
      status: ['draft', 'published'],
      created_at: { gte: '2026-01-01' },
      q: 'a&b',
      order: undefined,
    }
    await expect(client().get('/admin/products', query)).resolves.toBeDefined()
  })

  it('is not made with a query that the backend would misread', async () => {
    const id = Array.from({ length: 21 }, String)
    await expect(client().get('/admin/products', { id })).rejects.toThrow(RangeError)
  })

  it('sends JSON with POST and DELETE and no body with GET', async () => {
    sees({ 'content-type': /^application\/json/ })
      .post('/admin/notes', { value: 'hello' })
      .reply(200, {})
      .delete('/admin/uploads', { file_key: 'a' })
      .reply(200, {})
      .post('/admin/orders/o1/capture', {})
      .reply(200, {})
    sees({}, ['content-type']).get('/admin/store', '').reply(200, {})
    await client().post('/admin/notes', { value: 'hello' })
    await client().delete('/admin/uploads', { file_key: 'a' })
    await client().post('/admin/orders/o1/capture')
    await client().get('/admin/store')
  })

  it('accepts a query with a body', async () => {
    nock(BASE).post('/admin/orders/o1?expand=items', { email: 'a' }).reply(200, {})
    nock(BASE).delete('/admin/orders/o1?expand=items', {}).reply(200, {})
    const query = { expand: 'items' }
    await client().post('/admin/orders/o1', { email: 'a' }, { query })
    await expect(client().delete('/admin/orders/o1', undefined, { query })).resolves.toBeDefined()
  })

  it('sends a form as multipart and reports progress', async () => {
    const form = new FormData()
    form.append('files', new File(['content'.repeat(10)], 'photo.png'))
    sees({ 'content-type': /^multipart\/form-data; ?boundary=/ })
      .post('/admin/uploads', /name="files"; filename="photo\.png"[\s\S]*content/)
      .reply(200, {})
    const heard: Progress[] = []
    await client().post('/admin/uploads', form, { onProgress: (progress) => heard.push(progress) })
    const last = heard.at(-1)
    expect(last).toEqual({ loaded: expect.any(Number), total: last?.loaded })
    expect(last?.loaded).toBeGreaterThan(70)
  })

  it.each(['', 'OK'])('accepts the answer %j of an endpoint without a body', async (body) => {
    nock(BASE).delete('/admin/auth').reply(200, body, { 'content-type': 'text/plain' })
    const answer = await client().delete('/admin/auth')
    expect(Object.keys(answer)).toEqual(['response'])
  })
})

describe('headers', () => {
  const http = client({
    headers: { 'X-Client': 'client', 'X-Both': 'client', Accept: 'client' },
    apiKey: 'sk',
  })

  it('of the client win over its own, and those of the call over both, in any letter case', async () => {
    sees({ 'x-client': 'client', 'x-both': 'call', accept: 'client', 'x-medusa-access-token': 'call' })
      .get('/admin/store')
      .reply(200, {})
    await http.get('/admin/store', undefined, {
      headers: { 'x-both': 'call', 'X-Medusa-Access-Token': 'call' },
    })
  })

  it('of one call are not those of the next', async () => {
    sees({ 'x-both': 'client', 'x-medusa-access-token': 'sk' }).get('/admin/store').reply(200, {})
    await http.get('/admin/store')
  })

  it('replace a key that would be made for the tries', async () => {
    sees({ 'idempotency-key': 'mine' }).post('/store/carts').reply(200, {})
    await client({ maxRetries: 1 }).post('/store/carts', {}, { headers: { 'Idempotency-Key': 'mine' } })
  })
})

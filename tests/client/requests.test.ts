import { expect, test } from '@jest/globals'
import * as admin from '@stoa/api/admin'
import { createHttpClient } from '@stoa/api/http'
import * as store from '@stoa/api/store'
import { nock } from '../setup/network.ts'
import { allCalls } from './all-calls.ts'
import { fill } from './call-row.ts'
import type { IdOf } from './call-row.ts'

const BASE = 'http://backend.test'
/** An id that only arrives whole when the client encodes it. */
const sampleId: IdOf = (name) => `${name}/1`

for (const { name, route, query = '', body, call } of allCalls) {
  test(`${name} sends ${route}`, async () => {
    const [method = '', path = ''] = route.split(' ')
    const sent = { url: '', body: '' }
    nock(BASE)
      .intercept(() => true, method)
      .reply(200, async (request: Request) => {
        Object.assign(sent, { url: request.url, body: await request.text() })
        return { done: true }
      })
    expect(await call(createHttpClient({ baseUrl: BASE }), sampleId)).toMatchObject({ done: true })
    const filled = path.replace(/\{([\w-]+)\}/g, (_, id: string) => encodeURIComponent(sampleId(id)))
    const [sentPath, sentQuery = ''] = sent.url.replace(BASE, '').split('?')
    expect(sentPath).toBe(filled)
    expect(decodeURIComponent(sentQuery)).toBe(fill(query, sampleId))
    const isPattern = body instanceof RegExp
    const expected = isPattern ? body.test(sent.body) : method === 'GET' ? '' : fill(body ?? {}, sampleId)
    expect(isPattern || (sent.body && JSON.parse(sent.body))).toEqual(expected)
  })
}

/** Every function of the client by its name: nouns, and nouns within a noun. */
function namesOf(tree: object, path: string): string[] {
  return Object.entries(tree).flatMap(([key, child]: [string, unknown]) => {
    if (typeof child === 'function') return [`${path}.${key}`]
    return typeof child === 'object' && child !== null ? namesOf(child, `${path}.${key}`) : []
  })
}

test('every call of the client is in the table once', () => {
  const calls = [...namesOf(admin, 'admin'), ...namesOf(store, 'store')]
  expect(allCalls.map(({ name }) => name).toSorted()).toEqual(calls.toSorted())
})

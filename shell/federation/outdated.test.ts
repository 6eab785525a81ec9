import { jest } from '@jest/globals'

import { isOutdated } from './outdated.ts'

const fetched = jest.fn<typeof fetch>()

beforeEach(() => {
  globalThis.fetch = fetched
})
afterEach(() => fetched.mockReset())

const served = (text: string, ok = true) => ({ ok, text: async () => text }) as Response
const FEED =
  '{"format":1,"extensions":[{"base":"/remotes/orders/0.1.0-new/"},{"base":"/remotes/home/0.1.0-1/"}]}'

test.each([
  ['the feed has another build', FEED, ['/remotes/home/0.1.0-1/', '/remotes/orders/0.1.0-old/'], true],
  ['the feed has these builds', FEED, ['/remotes/home/0.1.0-1/', '/remotes/orders/0.1.0-new/'], false],
])('%s', async (_, feed, bases, expected) => {
  fetched.mockResolvedValue(served(feed))
  expect(await isOutdated(...bases)).toBe(expected)
})

test('a feed that cannot be read says nothing about the page', async () => {
  fetched.mockResolvedValueOnce(served('gone', false))
  expect(await isOutdated('/remotes/orders/0.1.0-old/')).toBe(false)
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await isOutdated('/remotes/orders/0.1.0-old/')).toBe(false)
})

import { jest } from '@jest/globals'
import { anExtension } from '@stoa/extension-sdk/admission/testing'

import { diagnose } from './diagnose.ts'
import { allowFiles, fileUrl } from './integrity.ts'

const HASH = `sha384-${'e'.repeat(64)}`
const loyalty = anExtension('loyalty', { integrity: { 'entry.js': HASH } })
const ENTRY = fileUrl(loyalty, 'entry.js')
const FEED = JSON.stringify({ format: 1, extensions: [{ base: loyalty.base }] })

const fetched = jest.fn<typeof fetch>()
const answer = (text: string, status = 200) =>
  ({ ok: status === 200, status, text: async () => text }) as Response

/** Answers as browsers do: a file that does not have the hash it must have is a network error. */
const serve = ({ isAltered, status = 200 }: { isAltered: boolean; status?: number }) =>
  fetched.mockImplementation(async (url, { integrity } = {}) => {
    if (String(url) !== ENTRY) return answer(FEED)
    if (integrity && isAltered) throw new TypeError('Failed to fetch')
    return answer('', status)
  })
const whatFailed = () => diagnose(loyalty.base, [ENTRY], { kind: 'script', detail: 'RUNTIME-008' })

beforeAll(() => allowFiles(loyalty))
beforeEach(() => {
  globalThis.fetch = fetched
  // Pages on plain http have none.
  Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: undefined })
})
afterEach(() => fetched.mockReset())

test('a file that was altered is reported as such, also by a page on plain http', async () => {
  serve({ isAltered: true })
  expect(await whatFailed()).toMatchObject({ kind: 'integrity' })
  expect(fetched).toHaveBeenCalledWith(ENTRY, expect.objectContaining({ integrity: HASH }))
})

test('a file that is as it was installed did not fail for that', async () => {
  serve({ isAltered: false })
  expect(await whatFailed()).toEqual({ kind: 'script', detail: 'RUNTIME-008' })
})

test('a file that is gone is not called altered', async () => {
  serve({ isAltered: true, status: 404 })
  expect(await whatFailed()).toMatchObject({ kind: 'script', detail: `${ENTRY} answered 404` })
})

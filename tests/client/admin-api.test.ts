import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { API_NOUNS } from '../../extension-sdk/points/uses.ts'
import { adminApiDocument, DOCUMENT } from './admin-api.ts'

test('the reference of the Admin API lists every call (“node tests/client/admin-api.ts” updates it)', async () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(await adminApiDocument())
})

test('the reference has a section for each noun that can be declared', () => {
  const text = readFileSync(DOCUMENT, 'utf8')
  expect(API_NOUNS.filter((noun) => !text.includes(`\n## ${noun}\n`))).toEqual([])
})

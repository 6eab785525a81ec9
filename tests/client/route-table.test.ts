import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { README, withTable } from './route-table.ts'

test('the README of the client lists every call (“node tests/client/route-table.ts” updates it)', async () => {
  const text = readFileSync(README, 'utf8')
  expect(text).toBe(await withTable(text))
})

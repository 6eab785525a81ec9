import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { apiReport, RENEW, REPORT } from './api-report.ts'
import { ROOT } from './source-files.ts'

test('the API report matches the public declarations of the SDK', () => {
  const written = readFileSync(join(ROOT, REPORT), 'utf8')
  const now = apiReport()
  const lines = new Set(now.split('\n'))
  const before = new Set(written.split('\n'))
  const changes = [
    ...[...before].filter((line) => !lines.has(line)).map((line) => `- ${line}`),
    ...[...lines].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
  ]
  const advice = `${REPORT} is out of date: renew it with “${RENEW}”, and tell of the change in the changelog`
  expect(now === written ? [] : [advice, ...changes]).toEqual([])
})

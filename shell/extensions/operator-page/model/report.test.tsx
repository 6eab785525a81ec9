import { anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { SDK_VERSION } from '@stoa/extension-sdk'

import { createLedger } from '../../containment/ledger.ts'
import { composeRegistry } from '../../registry.ts'
import { readInstalled } from './read-installed.ts'
import { reportOf } from './report.ts'
import { scrub } from './scrub.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln'
const environment = { switchedOff: {}, overrides: [], versions: [] }

function report(): Record<string, unknown> {
  const ledger = createLedger(
    () => undefined,
    () => Date.UTC(2026, 0, 2, 3, 4, 5),
  )
  ledger.loaded('loyalty', './pages/page', 12.6)
  ledger.rendered('loyalty', './pages/page', 1.2)
  ledger.rendered('loyalty', './pages/page', 1.4)
  ledger.failed('loyalty', './pages/page', {
    kind: 'event',
    detail: `Error: ada@example.com could not be read from https://x.example/a?token=${TOKEN}`,
  })
  const loyalty = anExtension('loyalty', { pages: [aPage('/loyalty'), aPage('/settings/extensions')] })
  const feed = { extensions: [loyalty], disabled: ['other'], origins: [], allowsOverrides: false }
  const parts = { feed, registry: composeRegistry(feed), environment, origin: 'http://localhost' }
  const installed = readInstalled({ ...parts, ledger, fetched: [] })
  const more = { browser: 'Browser 1', language: 'de', now: new Date(Date.UTC(2026, 0, 2)) }
  return JSON.parse(reportOf(installed, { ...parts, ...more })) as Record<string, unknown>
}

test('the report lists installed extensions, rejections and failures with their time', () => {
  const refusal = { extension: 'loyalty', contribution: 'page /settings/extensions', rule: 'reserved-path' }
  expect(report()).toMatchObject({
    at: '2026-01-02T00:00:00.000Z',
    sdk: SDK_VERSION,
    origin: 'http://localhost',
    browser: 'Browser 1',
    language: 'de',
    summary: { extensions: 1, areas: 0, contributions: 1 },
    feed: { entries: 1, disabled: ['other'], origins: [], allowsOverrides: false },
    environment,
    findings: [refusal],
    extensions: [
      {
        name: 'loyalty',
        version: '1.0.0',
        base: '/remotes/loyalty/',
        states: ['failed', 'partial'],
        contributions: [
          { name: 'page /loyalty', state: 'failed', ms: 13, renders: { count: 2, ms: 3 } },
          { name: 'page /settings/extensions', state: 'refused', refusal },
        ],
        errors: [{ at: '2026-01-02T03:04:05.000Z', module: './pages/page', kind: 'event' }],
      },
    ],
  })
})

test('the report holds no token and no personal data', () => {
  const text = JSON.stringify(report())

  expect(text).toContain('[e-mail] could not be read from https://x.example/a')
  expect(text).not.toContain('ada@')
  expect(text).not.toContain('eyJ')
})

test.each([
  ['at f (https://x.example/a.js?try=2:10:7)', 'at f (https://x.example/a.js:10:7)'],
  ['at f (https://x.example/a.js:10:7)', 'at f (https://x.example/a.js:10:7)'],
  ['GET https://x.example/a#ada said no?', 'GET https://x.example/a said no?'],
  [`Bearer ${TOKEN}!`, 'Bearer [token]!'],
  ['ada.l+x@mail.example.com is taken', '[e-mail] is taken'],
  ['@stoa/ui 0.1.0 is not shared', '@stoa/ui 0.1.0 is not shared'],
])('%s', (text, clean) => {
  expect(scrub(text)).toBe(clean)
})

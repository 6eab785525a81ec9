import { anExtension, aPage, aWidget } from '@stoa/extension-sdk/admission/testing'

import { createLedger } from '../../containment/ledger.ts'
import { composeRegistry } from '../../registry.ts'
import { readProblems } from './read-problems.ts'

test('only extensions that were refused or failed are named, each with what matters most', () => {
  const widgets = [aWidget('points', 'login.after')]
  const extensions = [
    anExtension('new', { sdk: '^9.0.0', pages: [aPage('/new')] }),
    anExtension('well', { widgets }),
    anExtension('weak', { widgets }),
    anExtension('broken', { widgets }),
    anExtension('off', { widgets }),
  ]
  const feed = { extensions, disabled: ['off'] }
  const ledger = createLedger(() => undefined)
  const fail = (name: string) => ledger.failed(name, './widgets/points', { kind: 'render', detail: 'no' })
  ledger.loaded('well', './widgets/points', 10)
  fail('weak')
  for (let times = 0; times < 3; times += 1) fail('broken')
  const environment = { switchedOff: {}, overrides: [], versions: [] }

  expect(readProblems({ feed, registry: composeRegistry(feed), ledger, environment })).toEqual([
    { extension: 'new', state: 'refused' },
    { extension: 'weak', state: 'failed' },
    { extension: 'broken', state: 'quarantined' },
  ])
})

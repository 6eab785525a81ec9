import type { Manifest, WidgetEntry } from '../points/manifest.ts'
import { admit } from './admit.ts'
import { anExtension, aWidget } from './testing/feed-entries.ts'

const environment = { sdk: '0.3.0', shared: {}, disabled: {}, origins: [] }
const care = anExtension('care', { version: '1.4.0', zones: ['labels'] })
const inLabels = (parts: Partial<Manifest>) =>
  anExtension('parcels', {
    widgets: [aWidget('code', 'care:labels' as WidgetEntry['zone']), aWidget('bar', 'home.after')],
    ...parts,
  })
const shown = (...entries: readonly unknown[]) => {
  const { contributions, findings } = admit(entries, environment)
  return { ids: contributions.widgets.map(({ contribution }) => contribution.id), findings }
}

test.each([{ needs: { care: '^1.2.0' } }, { optionalNeeds: { care: '^1.2.0' } }])(
  'a zone of an installed extension takes widgets of those that name it: %o',
  (parts) => {
    expect(shown(care, inLabels(parts))).toEqual({ ids: ['code', 'bar'], findings: [] })
    expect(shown(inLabels(parts), care).ids).toEqual(['code', 'bar'])
  },
)

test('an extension may fill its own zones', () => {
  const own = anExtension('care', {
    zones: ['labels'],
    widgets: [aWidget('code', 'care:labels' as 'home.after')],
  })
  expect(shown(own)).toEqual({ ids: ['code'], findings: [] })
})

test.each([
  ['is not installed', [inLabels({ optionalNeeds: { care: '^1.2.0' } })]],
  ['has another version', [care, inLabels({ optionalNeeds: { care: '^2.0.0' } })]],
  ['is not named', [care, inLabels({})]],
  [
    'has no such zone',
    [anExtension('care', { version: '1.4.0' }), inLabels({ optionalNeeds: { care: '*' } })],
  ],
  [
    'was refused',
    [anExtension('care', { zones: ['labels'], sdk: '^9.0.0' }), inLabels({ optionalNeeds: { care: '*' } })],
  ],
])('where the other %s, the widget alone is left out', (why, entries) => {
  const { ids, findings } = shown(...entries)
  expect(ids).toEqual(['bar'])
  expect(findings.filter(({ extension }) => extension === 'parcels')).toEqual([
    {
      extension: 'parcels',
      contribution: 'widget code',
      rule: why === 'is not named' ? 'unknown-zone' : 'optional-need',
      message:
        'nothing that it needs offers care:labels: install that, and name it in needs or optionalNeeds',
    },
  ])
})

test.each([{ zones: 'labels' }, { zones: [1] }, { optionalNeeds: { care: 1 } }, { optionalNeeds: null }])(
  'a malformed manifest is refused: %o',
  (parts) => {
    const { findings } = shown(anExtension('care', parts as unknown as Partial<Manifest>))
    expect(findings).toEqual([expect.objectContaining({ extension: 'care', rule: 'malformed' })])
  },
)

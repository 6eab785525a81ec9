import { aCard, aColumn, anExtension, aWidget } from '@stoa/extension-sdk/admission/testing'
import { composeRegistry } from './registry.ts'

const compose = (...extensions: unknown[]) => composeRegistry({ extensions, disabled: [] })

test('a widget appears in every zone it names, in feed order', () => {
  const both = { ...aWidget('both', 'login.after'), zone: ['login.before', 'login.after'] as const }
  const { widgets } = compose(
    anExtension('one', { widgets: [both] }),
    anExtension('two', { widgets: [aWidget('after', 'login.after')] }),
  )
  const idsIn = (zone: 'login.before' | 'login.after') =>
    widgets.get(zone)?.map(({ contribution }) => contribution.id)

  expect(idsIn('login.before')).toEqual(['both'])
  expect(idsIn('login.after')).toEqual(['both', 'after'])
})

test.each([
  ['the widgets that it names, then the others', ['two/b', 'one/a'], ['b', 'a', 'c']],
  ['nothing that is not there', ['gone/x', 'two/c'], ['c', 'a', 'b']],
  ['nothing when it is damaged', null, ['a', 'b', 'c']],
])('the order of the operator puts first %s', (_, names, expected) => {
  const extensions = [
    anExtension('one', { widgets: [aWidget('a', 'login.after')] }),
    anExtension('two', { widgets: [aWidget('b', 'login.after'), aWidget('c', 'login.after')] }),
  ]
  const order = { 'login.after': names as string[], 'no.zone': ['one/a'] }
  const { widgets } = composeRegistry({ extensions, disabled: [], order })
  expect(widgets.get('login.after')?.map(({ contribution }) => contribution.id)).toEqual(expected)
})

test('the order of the operator holds for the columns of a list and for dashboard cards', () => {
  const extensions = ['one', 'two'].map((name) =>
    anExtension(name, { columns: [aColumn(name, 'product')], cards: [aCard(name)] }),
  )
  const order = { product: ['two/two'], cards: ['two/two'] }
  const { columns, cards } = composeRegistry({ extensions, disabled: [], order })
  expect(columns.get('product')?.map(({ contribution }) => contribution.id)).toEqual(['two', 'one'])
  expect(cards.map(({ contribution }) => contribution.id)).toEqual(['two', 'one'])
})

test('code from an origin outside the feed is rejected', () => {
  const foreign = anExtension('foreign', {}, { base: 'https://elsewhere.example/foreign/' })

  expect(compose(foreign).findings).toMatchObject([{ extension: 'foreign', rule: 'origin' }])
  expect(
    composeRegistry({ extensions: [foreign], disabled: [], origins: ['https://elsewhere.example'] }).findings,
  ).toEqual([])
})

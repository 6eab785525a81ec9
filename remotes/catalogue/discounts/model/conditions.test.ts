import {
  conditionPayload,
  freeOperators,
  freeTypes,
  namedChanges,
  namedPage,
  withPage,
} from './conditions.ts'

const named = (...ids: string[]) => ids.map((id) => ({ id, label: id.toUpperCase() }))

it('is sent with the ids under the name of their type', () => {
  expect(conditionPayload({ type: 'product_tags', operator: 'not_in', named: named('a', 'b') })).toEqual({
    operator: 'not_in',
    product_tags: ['a', 'b'],
  })
})

it('offers each type and operator once', () => {
  const others = [
    { type: 'products', operator: 'in' },
    { type: 'products', operator: 'not_in' },
    { type: 'product_tags', operator: 'in' },
  ] as const
  expect(freeOperators('product_tags', others)).toEqual(['not_in'])
  expect(freeTypes(others)).toEqual([
    'product_types',
    'product_collections',
    'product_tags',
    'customer_groups',
  ])
})

it('tells what comes and what goes', () => {
  expect(namedChanges(named('a', 'b'), named('b', 'c'))).toEqual({ added: ['c'], removed: ['a'] })
})

it('keeps what other pages have when one page is ticked', () => {
  expect(withPage(named('a', 'b'), named('b', 'c', 'd'), new Set(['c']))).toEqual(named('a', 'c'))
  expect(withPage(named('a'), named('a', 'b'), new Set(['a', 'b']))).toEqual(named('a', 'b'))
})

it('pages through what is chosen', () => {
  const chosen = named('ab', 'b', 'abc', 'c')
  expect(namedPage(chosen, 'ÁB', 1, 1)).toEqual({ choices: named('abc'), count: 2 })
  expect(namedPage(chosen, 'ab', 10, 10).choices).toEqual(named('ab', 'abc'))
})

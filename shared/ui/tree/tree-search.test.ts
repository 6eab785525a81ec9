import { markMatches, openFor } from './tree-search.ts'

it('marks every match, ignoring case', () => {
  expect(markMatches('Shirts and T-shirts', ' shirt ')).toEqual([
    { start: 0, text: 'Shirt', isMatch: true },
    { start: 5, text: 's and T-', isMatch: false },
    { start: 13, text: 'shirt', isMatch: true },
    { start: 18, text: 's', isMatch: false },
  ])
  expect(markMatches('Hats', ' ')).toEqual([{ start: 0, text: 'Hats', isMatch: false }])
})

it('opens the ancestors of a match, not the match itself', () => {
  const nodes = [
    { id: 'men', parent: null, rank: 0, name: 'Men' },
    { id: 'shirts', parent: 'men', rank: 0, name: 'Shirts' },
    { id: 'linen', parent: 'shirts', rank: 0, name: 'Linen shirts' },
  ]
  expect([...openFor(nodes, 'linen')].toSorted()).toEqual(['men', 'shirts'])
  expect(openFor(nodes, '').size).toBe(0)
  expect([
    ...openFor([...nodes, { id: 'a', parent: 'men', rank: 1, name: 'Hats', alias: 'caps' }], 'cap'),
  ]).toEqual(['men'])
})

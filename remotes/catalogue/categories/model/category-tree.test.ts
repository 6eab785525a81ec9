import type { Category } from '@stoa/api/admin/product-categories'

import { byId, foundIn, isFoundByHandle, nodesOf, shortName, wayText, wayTo } from './category-tree.ts'

const category = (id: string, rank: number, under: Category[] = []): Category => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  handle: `my-${id}`,
  description: '',
  is_active: true,
  is_internal: false,
  parent_category_id: null,
  rank,
  category_children: under,
  created_at: '2026-01-01',
  updated_at: '2026-01-01',
  metadata: null,
})
const silk = category('silk', 7)
const shirts = category('shirts', 4, [category('linen', 2), silk])
const men = category('men', 0, [shirts, category('trousers', 9)])
const tree = [men, category('women', 5)]
const namesOf = (found: readonly Category[]) => nodesOf(found).map(({ name }) => name)

it('ranks nodes by where they stand', () => {
  expect(nodesOf(tree).map(({ id, parent, rank }) => [id, parent, rank])).toEqual([
    ['men', null, 0],
    ['shirts', 'men', 0],
    ['linen', 'shirts', 0],
    ['silk', 'shirts', 1],
    ['trousers', 'men', 1],
    ['women', null, 1],
  ])
})

it.each([
  ['', ['Men', 'Shirts', 'Linen', 'Silk', 'Trousers', 'Women']],
  [' SIL ', ['Men', 'Shirts', 'Silk']],
  ['sîlk', ['Men', 'Shirts', 'Silk']],
  ['my-tr', ['Men', 'Trousers']],
  ['hats', []],
])('finds “%s” with all that stands above', (search, expected) => {
  expect(namesOf(foundIn(tree, search))).toEqual(expected)
})

it('tells what only its handle brings up', () => {
  expect(isFoundByHandle(silk, 'my-')).toBe(true)
  expect(isFoundByHandle(silk, 'sîlk')).toBe(false)
  expect(isFoundByHandle(silk, '')).toBe(false)
})

it('knows the way down to a category, and each by its id', () => {
  expect(wayTo(tree, 'silk')).toEqual([men, shirts, silk])
  expect(wayTo(tree, 'hats')).toEqual([])
  expect(byId(tree).get('silk')).toBe(silk)
})

it('cuts a name at 25 characters, whole ones', () => {
  expect(shortName('Tableware')).toBe('Tableware')
  expect(shortName('a'.repeat(25))).toHaveLength(25)
  expect(shortName('Everything for long winter evenings')).toBe('Everything for long wint…')
  expect([...shortName('🧣'.repeat(30))]).toHaveLength(25)
})

it('writes a way as one line', () => {
  expect(wayText([men, shirts])).toBe('\u2068Men\u2069 / \u2068Shirts\u2069')
})

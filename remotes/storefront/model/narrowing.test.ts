import {
  chosenLists,
  cleared,
  narrowingOf,
  needsBrowser,
  needsWholeList,
  searchScope,
  toggled,
  withKey,
} from './narrowing.ts'

const search = (text: string) => new URLSearchParams(text)
const needs = (text: string) => needsWholeList(narrowingOf(search(text)))
const isBeyondBackend = (text: string) => needsBrowser(narrowingOf(search(text)))

test('reads what the address says and ignores nonsense', () => {
  expect(narrowingOf(search('sort=sideways&from=-3&to=1e9&stock=maybe'))).toEqual({
    sort: null,
    type: [],
    tag: [],
    option: [],
    from: null,
    to: null,
    inStock: false,
  })
})

test('the browser needs the whole list to filter and to sort by price', () => {
  expect(['', 'sort=newest', 'sort=title'].map(needs)).toEqual([false, false, false])
  expect(['sort=cheapest', 'tag=t1', 'option=Size:M', 'from=0', 'stock=1'].map(needs)).not.toContain(false)
})

test('the backend filters by type and tag, and by nothing else', () => {
  expect(['', 'sort=title', 'type=a&tag=b'].map(isBeyondBackend)).toEqual([false, false, false])
  expect(['sort=dearest', 'option=Size:M', 'to=5', 'stock=1'].map(isBeyondBackend)).not.toContain(false)
})

test('a lowest price above the highest one is the highest one', () => {
  expect(narrowingOf(search('from=6000&to=4000'))).toMatchObject({ from: 4000, to: 6000 })
  expect(narrowingOf(search('from=6000'))).toMatchObject({ from: 6000, to: null })
})

test('a value is added, and removed when it is there', () => {
  const once = toggled(search('q=mug&page=3&type=a'), 'type', 'b')
  expect(String(once)).toBe('q=mug&type=a&type=b')
  expect(String(toggled(once, 'type', 'a'))).toBe('q=mug&type=b')
})

test('a search is limited to the lists of the address', () => {
  const address = search('q=mug&category=c1&category=c2&collection=k1')
  expect(searchScope(address)).toEqual({
    category_id: ['c1', 'c2'],
    include_category_children: true,
    collection_id: ['k1'],
  })
  expect(searchScope(search('q=mug'))).toEqual({})
  const lists = { categories: [{ id: 'c1', label: 'Cups' }], collections: [] }
  expect(chosenLists(address, lists).map(({ label }) => label)).toEqual(['Cups', undefined, undefined])
  expect(String(cleared(address))).toBe('q=mug')
})

test('a change starts at the first page and clearing keeps text and order', () => {
  expect(String(withKey(search('page=2&sort=title'), 'sort', null))).toBe('')
  expect(String(cleared(search('q=mug&sort=title&type=a&tag=b&option=c&from=1&to=2&stock=1&page=2')))).toBe(
    'q=mug&sort=title',
  )
})

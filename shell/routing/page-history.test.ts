import { discarded, firstPage, navigated, type PageHistory, type Visit } from './page-history.ts'

const go = (history: PageHistory<string>, type: Visit['type'], entry: string, address: string) => {
  const [pathname = '', search = ''] = address.split('?')
  return navigated(
    history,
    { entry, pathname, rest: search, type },
    `${address} at ${entry}`,
    history.shown.pathname.split('/').length === 2,
  )
}

const list = firstPage({ entry: 'a', pathname: '/products', rest: '', type: 'POP' }, '/products at a')
const narrowed = go(list, 'PUSH', 'b', '/products?draft')
const record = go(narrowed, 'PUSH', 'c', '/products/1')

test('a page stays the same while its query changes, and is hidden when it is left', () => {
  expect(narrowed.shown).toMatchObject({ id: 0, entries: ['a', 'b'] })
  expect(record.shown.id).toBe(1)
  expect(record.hidden).toMatchObject({ id: 0, view: '/products?draft at b' })
})

test('Back shows the list as it was left, and Forward opens the record again', () => {
  const back = go(record, 'POP', 'b', '/products?draft')
  expect(back.shown).toMatchObject({ id: 0, view: '/products?draft at b' })
  expect(back.hidden).toBeUndefined()
  expect(go(back, 'POP', 'c', '/products/1').shown.id).toBe(2)
})

test('Forward shows a list as it was left', () => {
  const other = go(list, 'PUSH', 'b', '/orders')
  const back = go(other, 'POP', 'a', '/products')
  expect(back).toMatchObject({ shown: { id: 0 }, hidden: { id: 1 } })
  expect(go(back, 'POP', 'b', '/orders')).toMatchObject({ shown: { id: 1 }, hidden: { id: 0 } })
})

test('Back finds the list after several records', () => {
  const other = go(record, 'PUSH', 'd', '/products/2')
  expect(other.shown.id).toBe(record.shown.id)
  expect(go(go(other, 'POP', 'c', '/products/1'), 'POP', 'b', '/products?draft').shown.id).toBe(0)
})

test('a link to the hidden list with another query shows it with that, and Back and Forward find it again', () => {
  const again = go(record, 'PUSH', 'd', '/products')
  expect(again).toMatchObject({
    shown: { id: 0, entries: ['a', 'b', 'd'], rest: '', view: '/products at d' },
    hidden: undefined,
  })
  expect(go(go(again, 'PUSH', 'e', '/products/2'), 'POP', 'd', '/products').shown.id).toBe(0)
})

test('a link to the address of the hidden list shows it as it was left', () => {
  const again = go(go(list, 'PUSH', 'b', '/products/1'), 'PUSH', 'c', '/products')
  expect(again.shown).toMatchObject({ id: 0, entries: ['a', 'c'], view: '/products at a' })
})

test('a list that is shown again keeps its view at the same address alone', () => {
  const same = go(record, 'PUSH', 'd', '/products?draft')
  expect(same.shown).toMatchObject({ entries: ['a', 'b', 'd'], view: '/products?draft at b' })
  expect(go(record, 'POP', 'a', '/products').shown).toMatchObject({ rest: '', view: '/products at a' })
})

test('a link to another list opens it', () => {
  expect(go(record, 'PUSH', 'd', '/orders').shown).toMatchObject({ id: 1, entries: ['d'] })
})

test('Back opens a list again whose input was discarded', () => {
  const away = go(discarded(narrowed), 'PUSH', 'c', '/products/1')
  expect(away.hidden).toBeUndefined()
  expect(go(away, 'POP', 'b', '/products').shown).not.toHaveProperty('isDiscarded')
})

test('a redirect replaces the page', () => {
  expect(go(list, 'REPLACE', 'b', '/products/1')).toMatchObject({ shown: { id: 0 }, hidden: undefined })
})

test('only the last list stays in memory', () => {
  let history = list
  for (const [at, entry] of ['b', 'c', 'd'].entries()) history = go(history, 'PUSH', entry, `/page${at}`)
  expect(history).toMatchObject({ shown: { pathname: '/page2' }, hidden: { pathname: '/page1' } })
})

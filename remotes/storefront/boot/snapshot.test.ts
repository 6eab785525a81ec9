import { createQueryClient } from '@stoa/api/react'
import { QueryObserver } from '@tanstack/react-query'

import { fillCache, isHydratable, type Snapshot } from './snapshot.ts'

const snapshot: Snapshot = { path: '/products/mug', language: 'en', answers: [[['mug'], { price: 18 }]] }
const at = (pathname: string, search = '') => ({ pathname, search })

test('only the same page in the same language is taken over', () => {
  expect(isHydratable(snapshot, at('/products/mug'), 'en')).toBe(true)
  expect(isHydratable(snapshot, at('/products/cup'), 'en')).toBe(false)
  expect(isHydratable(snapshot, at('/products/mug', '?variant=v1'), 'en')).toBe(false)
  expect(isHydratable(snapshot, at('/products/mug'), 'de')).toBe(false)
  expect(isHydratable({ ...snapshot, path: null }, at('/products/mug'), 'en')).toBe(false)
})

test('a query that the page does not read changes nothing', () => {
  const home = { ...snapshot, path: '/' }
  const list = { ...snapshot, path: '/products' }
  expect(isHydratable(snapshot, at('/products/mug', '?utm_source=letter&gclid=1'), 'en')).toBe(true)
  expect(isHydratable(home, at('/', '?utm_source=letter'), 'en')).toBe(true)
  expect(isHydratable(home, at('/', '?q=mug'), 'en')).toBe(false)
  expect(isHydratable(list, at('/products', '?utm_source=letter'), 'en')).toBe(false)
})

test('an answer of the snapshot is not read again, any other one is', async () => {
  const cache = createQueryClient('store', () => {})
  const read: string[] = []
  const look = (name: string) => {
    const queryFn = () => {
      read.push(name)
      return { price: 19 }
    }
    return new QueryObserver(cache, { queryKey: [name], queryFn }).subscribe(() => {})
  }
  fillCache(cache, snapshot)
  const stops = [look('mug'), look('cup')]
  await cache.refetchQueries({ queryKey: ['cup'] })
  for (const stop of stops) stop()
  expect(read).toContain('cup')
  expect(read).not.toContain('mug')
  expect(cache.getQueryData(['mug'])).toEqual({ price: 18 })
  cache.clear()
})

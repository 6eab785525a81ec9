import { expect, it } from '@jest/globals'
import { parse } from 'qs'
import { toQueryString } from './query-string.ts'

const list = (length: number) => Array.from({ length }, (_, index) => `id_${index}`)
const nested = (depth: number): object => (depth === 0 ? { leaf: '1' } : { level: nested(depth - 1) })

it('is read back by the backend’s parser as it was, up to each limit', () => {
  const query = { id: list(20), filter: nested(4), q: 'a=b&c+d [é]', 'odd & name': { 'gte=': '1' } }
  expect(parse(toQueryString(query))).toEqual(query)
})

it('serializes dates, numbers and flags, and omits undefined', () => {
  const query = {
    since: new Date(0),
    limit: 15,
    is_giftcard: false,
    parent: null,
    order: undefined,
    status: [],
  }
  expect(toQueryString(query)).toBe('since=1970-01-01T00%3A00%3A00.000Z&limit=15&is_giftcard=false&parent=')
})

it('numbers the objects of a list, so that their parts stay together', () => {
  expect(toQueryString({ items: [{ id: 'a', quantity: 1 }, { id: 'b' }] })).toBe(
    'items[0][id]=a&items[0][quantity]=1&items[1][id]=b',
  )
})

it('throws for values that the parser would misread', () => {
  expect(() => toQueryString({ id: list(21) })).toThrow('id has 21 values; the limit is 20')
  expect(() => toQueryString(nested(6))).toThrow('nested more than 5 levels deep')
  expect(() => toQueryString(Object.fromEntries(list(1001).map((key) => [key, '1'])))).toThrow(
    '1001 parameters; the limit is 1000',
  )
})

it('knows that the parser does misread it', () => {
  const tooMany = list(21)
  const query = tooMany.map((id) => `id[]=${id}`).join('&')
  expect(parse(query)['id']).not.toEqual(tooMany)
})

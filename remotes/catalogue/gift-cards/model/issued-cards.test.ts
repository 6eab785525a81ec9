import { NO_FILTER } from '@stoa/admin/list'

import { issuedPage, issuedQuery } from './issued-cards.ts'

const card = (id: string, region: string, balance: number, is_disabled = false) => ({
  id,
  region: { id: region },
  balance,
  is_disabled,
})
const cards = [card('a', 'eu', 10), card('b', 'eu', 0), card('c', 'jp', 10, true), card('d', 'jp', 5)]
const found = (set: Record<string, string[]>, page = 1, limit = 20) => {
  const filter = { ...NO_FILTER, set, page, limit } as typeof NO_FILTER
  const { rows, count, isPartial } = issuedPage({ gift_cards: cards, count: 4 }, filter)
  return [rows.map(({ id }) => id).join(''), count, isPartial]
}

it('leaves pages to the store while nothing is filtered', () => {
  const query = { q: 'A4', limit: 20, offset: 40 }
  expect(issuedQuery(query, { ...NO_FILTER, q: 'A4', page: 3 })).toEqual(query)
  expect(found({}, 3)).toEqual(['abcd', 4, false])
})

it('asks for many cards where something is filtered', () => {
  const filter = { ...NO_FILTER, set: { balance: ['left'] }, page: 3 }
  expect(issuedQuery({ limit: 20, offset: 40 }, filter)).toEqual({ limit: 500, offset: 0 })
})

it('narrows by region, balance and whether a card is disabled, and cuts pages', () => {
  expect(found({ region: ['jp'] })).toEqual(['cd', 2, false])
  expect(found({ balance: ['none'] })).toEqual(['b', 1, false])
  expect(found({ balance: ['left'], disabled: ['no'] })).toEqual(['ad', 2, false])
  expect(found({ balance: ['left'] }, 2, 2)).toEqual(['d', 3, false])
})

it('says so when there are more cards than were looked through', () => {
  const filter = { ...NO_FILTER, set: { balance: ['left'] } }
  expect(issuedPage({ gift_cards: cards, count: 501 }, filter).isPartial).toBe(true)
})

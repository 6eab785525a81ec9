import { renderContribution, runContribution } from '@stoa/extension-sdk/testing'

import { english } from '../../testing/english.ts'
import Points, { text } from './points.tsx'

const customer = { id: 'cus_1', metadata: { loyalty_points: 320, loyalty_awards: { order_1: 307 } } }
const textOf = (row: { id: string; customer?: typeof customer | null }) =>
  renderContribution(Points, { row }, { texts: english }).container.textContent

test('an order shows the points that it was awarded', () => {
  expect(textOf({ id: 'order_1', customer })).toBe('307 points')
})

test('an order without an award shows a dash', () => {
  expect(textOf({ id: 'order_2', customer })).toBe('–')
  expect(textOf({ id: 'order_1', customer: null })).toBe('–')
})

const inFile = async (id: string) => (await runContribution(text, { row: { id, customer } })).answer

test('a file has the points as a number', async () => {
  expect(await inFile('order_1')).toBe(307)
  expect(await inFile('order_2')).toBeUndefined()
})

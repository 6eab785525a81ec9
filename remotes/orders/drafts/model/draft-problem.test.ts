import { draftProblem, firstProblem } from './draft-problem.ts'
import { NEW_DRAFT, NO_ADDRESS, type DraftLine, type DraftValues } from './draft-values.ts'

const line: DraftLine = {
  key: '1',
  variantId: 'variant_1',
  title: 'Bowl',
  details: '',
  thumbnail: null,
  quantity: 1,
  price: null,
}
const address = {
  ...NO_ADDRESS,
  first_name: 'Ada',
  last_name: 'L',
  address_1: 'Elm 1',
  postal_code: '1',
  city: 'B',
  country_code: 'de',
}
const complete: DraftValues = {
  ...NEW_DRAFT,
  region: 'reg_1',
  lines: [line],
  email: 'ada@example.com',
  option: 'so_1',
}

test('a draft needs region, line, e-mail and shipping, and no address', () => {
  expect(firstProblem(complete)).toBeUndefined()
  expect(firstProblem(NEW_DRAFT)).toBe('region')
  expect(firstProblem({ ...complete, lines: [] })).toBe('lines')
  expect(firstProblem({ ...complete, email: 'ada' })).toBe('customer')
  expect(firstProblem({ ...complete, option: null })).toBe('shipping')
})

test.each([
  ['quantity', { quantity: null }],
  ['quantity', { quantity: 0 }],
  ['title', { variantId: null, title: ' ', price: 100 }],
  ['price', { variantId: null, title: 'Engraving' }],
])('a line without a %s is not left behind', (wrong, changes) => {
  expect(draftProblem('lines', { ...complete, lines: [{ ...line, ...changes }] })).toBe(
    `draftOrders.wrong.${wrong}`,
  )
})

const ofAddresses = (changes: Partial<DraftValues>) => draftProblem('addresses', { ...complete, ...changes })

test('an address is whole or empty', () => {
  const wrong = 'draftOrders.wrong.address'
  const lacking = { ...NO_ADDRESS, city: 'B' }
  expect(ofAddresses({ shipping: address })).toBeUndefined()
  expect(ofAddresses({ shipping: { ...address, city: '' } })).toBe(wrong)
  expect(ofAddresses({ billing: lacking })).toBeUndefined()
  expect(ofAddresses({ billing: lacking, isBillingSame: false })).toBe(wrong)
})

test('an address outside the region is refused, also for billing', () => {
  const region = { id: 'jp', name: 'Japan', currency_code: 'jpy', countries: [{ iso_2: 'jp' }] }
  const problem = (changes: Partial<DraftValues>) =>
    draftProblem('addresses', { ...complete, ...changes }, region)
  expect(problem({ shipping: address })).toBe('draftOrders.wrong.elsewhere')
  expect(problem({ billing: address, isBillingSame: false })).toBe('draftOrders.wrong.elsewhere')
  expect(problem({ billing: address })).toBeUndefined()
})

test('a country alone is no address, because the store fills it in', () => {
  expect(ofAddresses({ shipping: { ...NO_ADDRESS, country_code: 'jp' } })).toBeUndefined()
  expect(ofAddresses({ shipping: { ...NO_ADDRESS, city: ' ' } })).toBeUndefined()
})

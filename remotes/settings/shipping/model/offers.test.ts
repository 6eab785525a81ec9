import { cartValue, offersTo, refusalOf } from './offers.ts'

const option = {
  id: 'so_1',
  name: 'Standard',
  is_return: false,
  admin_only: false,
  profile_id: 'sp_1',
  requirements: [],
}
const from = (amount: number) => ({ type: 'min_subtotal' as const, amount })
const below = (amount: number) => ({ type: 'max_subtotal' as const, amount })

it('a price with tax contains the tax, a price without gets it added', () => {
  expect(cartValue(4000, { tax_rate: 19, includes_tax: true })).toEqual({ net: 3361, gross: 4000 })
  expect(cartValue(4000, { tax_rate: 8.25 })).toEqual({ net: 4000, gross: 4330 })
})

it.each([
  ['without limits', {}, undefined],
  ['for the admin only', { admin_only: true }, 'adminOnly'],
  ['from exactly the value', { requirements: [from(4000)] }, undefined],
  ['from more', { requirements: [from(4001)] }, 'tooLow'],
  ['below exactly the value', { requirements: [below(4000)] }, 'tooHigh'],
  ['below more', { requirements: [below(4001)] }, undefined],
  ['from more, compared with tax', { requirements: [from(4500)], includes_tax: true }, undefined],
])('an option %s', (_name, more, refusal) => {
  expect(refusalOf({ ...option, ...more }, { net: 4000, gross: 4760 })).toBe(refusal)
})

it('a cart meets the options of its profile, and no return options', () => {
  const options = [
    option,
    { ...option, id: 'so_2', profile_id: 'sp_2' },
    { ...option, id: 'so_3', is_return: true },
    { ...option, id: 'so_4', admin_only: true },
  ]
  const found = offersTo(options, 'sp_1', { net: 1, gross: 1 })
  expect(found.map(({ option: { id }, refusal }) => [id, refusal])).toEqual([
    ['so_1', undefined],
    ['so_4', 'adminOnly'],
  ])
})

import {
  amountsToSave,
  denominationPayload,
  denominationsOf,
  giftCardPayload,
  pricesAfter,
  renamed,
  repeatedAt,
  sameValue,
} from './denominations.ts'

const price = (id: string, currency_code: string, amount: number, special = {}) => ({
  id,
  currency_code,
  amount,
  region_id: null,
  price_list_id: null,
  ...special,
})
const variant = (id: string, ...prices: object[]) => ({ id, title: id, prices }) as never

it('sorts values by the default currency; those without a price in it come last', () => {
  const variants = [
    variant('fifty', price('1', 'eur', 5000)),
    variant('dollars', price('2', 'usd', 100)),
    variant('ten', price('3', 'eur', 1000)),
  ]
  const sorted = denominationsOf(variants, 'eur').map(({ id, amount }) => [id, amount])
  expect(sorted).toEqual([
    ['ten', 1000],
    ['fifty', 5000],
    ['dollars', null],
  ])
})

it('keeps the number, not the worth, in another currency', () => {
  expect(sameValue({ amount: 2500, currency: 'eur' }, 'usd')).toBe(2500)
  expect(sameValue({ amount: 2500, currency: 'eur' }, 'jpy')).toBe(25)
  expect(sameValue({ amount: 25, currency: 'jpy' }, 'eur')).toBe(2500)
})

it('finds values that are there twice, and takes empty ones for none', () => {
  expect(repeatedAt([100, null, 200, 100, null, 100])).toEqual([3, 5])
})

it('makes a gift card that is on sale, with one variant for each value', () => {
  const texts = { title: 'Gift card', description: '', thumbnail: null }
  expect(giftCardPayload(texts, [{ amount: 2550, currency: 'eur' }])).toEqual({
    title: 'Gift card',
    is_giftcard: true,
    discountable: false,
    status: 'published',
    options: [{ title: 'Value' }],
    variants: [
      {
        title: '25.5',
        manage_inventory: false,
        options: [{ value: '25.5' }],
        prices: [{ currency_code: 'eur', amount: 2550 }],
      },
    ],
  })
})

it('names a new value in every option of the gift card', () => {
  const amounts = [
    { amount: 7500, currency: 'eur' },
    { amount: 9000, currency: 'jpy' },
  ] as const
  expect(denominationPayload([{ id: 'opt_1' }], amounts, {})).toEqual({
    title: '75',
    manage_inventory: false,
    options: [{ option_id: 'opt_1', value: '75' }],
    prices: [
      { currency_code: 'eur', amount: 7500 },
      { currency_code: 'jpy', amount: 9000 },
    ],
  })
})

it('sends all prices of a value again: emptied ones go, those of regions and their ids stay', () => {
  const prices = [
    price('ma_1', 'eur', 2500),
    price('ma_2', 'usd', 2600),
    price('ma_3', 'eur', 2400, { region_id: 'reg_1' }),
    price('ma_4', 'eur', 2000, { price_list_id: 'pl_1' }),
  ] as never
  const amounts = [
    { currency: 'eur', amount: 3000 },
    { currency: 'jpy', amount: 4000 },
  ]
  expect(pricesAfter(prices, amounts)).toEqual([
    { id: 'ma_1', currency_code: 'eur', amount: 3000 },
    { currency_code: 'jpy', amount: 4000 },
    { id: 'ma_3', region_id: 'reg_1', amount: 2400 },
  ])
})

it('renames a value that is called as its amount, and no other', () => {
  const next = { amount: 3000, currency: 'eur' }
  const options = [{ id: 'opt_1' }]
  expect(renamed({ title: '25', amount: 2500 }, 'eur', next, options)).toEqual({
    title: '30',
    options: [{ option_id: 'opt_1', value: '30' }],
  })
  expect(renamed({ title: 'Small', amount: 2500 }, 'eur', next, options)).toEqual({})
  expect(renamed({ title: '30', amount: 3000 }, 'eur', next, options)).toEqual({})
})

it('saves the amounts of all currencies: those typed, or the same number in each', () => {
  const typed = { eur: 2500, jpy: 4000, usd: null }
  expect(amountsToSave({ isSame: false, amounts: typed }, ['eur', 'jpy', 'usd'])).toEqual([
    { currency: 'eur', amount: 2500 },
    { currency: 'jpy', amount: 4000 },
  ])
  expect(amountsToSave({ isSame: true, amounts: typed }, ['eur', 'jpy', 'usd'])).toEqual([
    { currency: 'eur', amount: 2500 },
    { currency: 'jpy', amount: 25 },
    { currency: 'usd', amount: 2500 },
  ])
})

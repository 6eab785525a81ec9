import { currencyRows, regionsIn } from './currency-rows.ts'

it('the default currency comes first, the others by their codes', () => {
  const currencies = ['usd', 'jpy', 'eur'].map((code) => ({ code, name: code, symbol_native: code }))
  const rows = currencyRows({ default_currency_code: 'jpy', currencies }, 'de')
  expect(rows.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['jpy', true],
    ['eur', false],
    ['usd', false],
  ])
  expect(rows[0]?.name).toBe('Japanischer Yen')
})

it('knows the regions that sell in a currency', () => {
  const regions = [{ currency_code: 'eur' }, { currency_code: 'usd' }]
  expect(regionsIn(regions, ['usd', 'gbp'])).toEqual([{ currency_code: 'usd' }])
})

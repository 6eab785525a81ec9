import { regionChange } from './region-change.ts'

const euros = { currency_code: 'eur', includes_tax: true }
const francs = { currency_code: 'chf', includes_tax: false }

it('names the new currency, the other treatment of taxes and what is not sold there', () => {
  const cart = [
    { kind: 'unsold', line: 'v1', name: 'Kettle' },
    { kind: 'price', line: 'v2', name: 'Mug', before: 1000, now: 1200 },
  ] as const
  expect(regionChange(euros, francs, cart)).toEqual({ currency: 'CHF', tax: 'added', lost: ['Kettle'] })
  expect(regionChange(francs, euros, [])).toEqual({ currency: 'EUR', tax: 'included', lost: [] })
})

it('says nothing where prices are told in the same way and everything is sold', () => {
  expect(regionChange(euros, { ...euros }, [])).toBeUndefined()
  expect(
    regionChange({ currency_code: 'usd' } as typeof euros, { ...francs, currency_code: 'usd' }, []),
  ).toBeUndefined()
})

it('leaves out what stays as it is', () => {
  expect(regionChange(euros, { ...euros, currency_code: 'sek' }, [])).toEqual({ currency: 'SEK', lost: [] })
})

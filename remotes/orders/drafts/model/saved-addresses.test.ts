import { NO_ADDRESS } from './draft-values.ts'
import { firstAddress, isInRegion, isUntyped } from './saved-addresses.ts'

const europe = { id: 'eu', name: 'Europe', currency_code: 'eur', countries: [{ iso_2: 'de' }] }
const berlin = { city: 'Berlin', country_code: 'DE' }
const kyoto = { city: 'Kyoto', country_code: 'jp' }

test('an address is in a region by its country, and so is one without a country', () => {
  expect([berlin, kyoto, { city: 'Berlin' }].map((address) => isInRegion(address, europe))).toEqual([
    true,
    false,
    true,
  ])
  expect(isInRegion(kyoto, undefined)).toBe(true)
})

test('the first saved address in the region is taken, or none', () => {
  expect(firstAddress([kyoto, berlin], europe)).toMatchObject(berlin)
  expect(firstAddress([kyoto], europe)).toEqual(NO_ADDRESS)
})

test('an address is typed unless it is empty or a saved one', () => {
  expect(isUntyped(NO_ADDRESS, [])).toBe(true)
  expect(isUntyped({ ...NO_ADDRESS, ...berlin }, [berlin])).toBe(true)
  expect(isUntyped({ ...NO_ADDRESS, ...berlin, city: 'Bonn' }, [berlin])).toBe(false)
})

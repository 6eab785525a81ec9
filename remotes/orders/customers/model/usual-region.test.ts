import { usualRegion } from './usual-region.ts'

const next = { name: 'Next year', countries: [] }
const europe = { name: 'Europe', countries: [{ iso_2: 'de' }, { iso_2: 'fr' }] }
const japan = { name: 'Japan', countries: [{ iso_2: 'jp' }] }
const regions = [next, europe, japan]

it.each([
  ['of the country of an address', [null, { country_code: 'JP' }], japan],
  ['of the first address that has one', [{ country_code: 'us' }, { country_code: 'fr' }], europe],
  ['that sells anywhere, without a known country', [{ country_code: null }], europe],
])('is the region %s', (_name, addresses, expected) => {
  expect(usualRegion(regions, addresses)).toBe(expected)
})

it('is the first one where none sells anywhere, and nothing without regions', () => {
  expect(usualRegion([next], [])).toBe(next)
  expect(usualRegion([], [])).toBeUndefined()
})

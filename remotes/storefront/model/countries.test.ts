import { destinationFor, destinationsOf, readRegions, type Region } from './countries.ts'

const region = (id: string, created_at: string, ...codes: string[]) =>
  ({ id, created_at, countries: codes.map((iso_2) => ({ iso_2 })) }) as unknown as Region

const destinations = destinationsOf([
  region('japan', '2025-03-01', 'jp'),
  region('europe', '2025-01-01', 'DE', 'fr'),
  region('states', '2025-02-01', 'us'),
])

test('each country is listed with its region', () => {
  expect(destinations.map(({ country, region: { id } }) => `${country} ${id}`)).toEqual([
    'jp japan',
    'de europe',
    'fr europe',
    'us states',
  ])
})

test.each([
  ['fr', ['en-US'], 'fr'],
  [null, ['en', 'en-US', 'de-DE'], 'us'],
  ['xx', ['ja-JP'], 'jp'],
  [null, ['en', 'ar-EG'], 'de'],
  [null, ['en-US@posix', 'ja-JP'], 'jp'],
])('remembered %p and languages %p lead to %s', (remembered, languages, country) => {
  expect(destinationFor(destinations, remembered, languages)?.country).toBe(country)
})

test('a store without regions delivers nowhere', () => {
  expect(destinationFor([], 'de', ['de-DE'])).toBeUndefined()
})

test('regions are read from storage when they are whole, and anything else is not', () => {
  const whole = { id: 'reg_1', currency_code: 'eur', countries: [] }
  expect(readRegions([whole])).toEqual([whole])
  expect(readRegions([{ ...whole, countries: undefined }])).toBeUndefined()
  expect(readRegions('reg_1')).toBeUndefined()
  expect(readRegions([null])).toBeUndefined()
})

import { takenCountries } from './region-choices.ts'

const regions = [
  { id: 'eu', name: 'Europe', countries: [{ iso_2: 'de' }, { iso_2: 'fr' }] },
  { id: 'us', name: 'America', countries: [{ iso_2: 'us' }] },
]

it('a country of another region is named with it, and one of the own region is free', () => {
  expect([...takenCountries(regions, 'eu')]).toEqual([['us', 'America']])
  expect([...takenCountries(regions, undefined).keys()]).toEqual(['de', 'fr', 'us'])
})

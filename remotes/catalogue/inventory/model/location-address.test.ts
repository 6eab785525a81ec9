import { expect, it, test } from '@jest/globals'

import { channelChanges } from './channel-changes.ts'
import { addressChange, hasAddress, newAddress } from './location-address.ts'

const yard = { address_1: 'Yard 1', city: 'Ulm', country_code: 'de' }

it('counts as given as soon as one field is filled, blanks aside', () => {
  expect([hasAddress({}), hasAddress({ city: '  ' }), hasAddress({ phone: '1' })]).toEqual([
    false,
    false,
    true,
  ])
})

test('a new one has the filled fields alone, and none is nothing', () => {
  expect(newAddress({ ...yard, company: '', phone: null })).toEqual(yard)
  expect(newAddress({ city: '' })).toBeUndefined()
})

test('what did not change is not sent', () =>
  expect(addressChange({ ...yard, phone: null }, { ...yard, phone: '' })).toEqual({}))

test('an emptied field is taken away, and an emptied address as a whole', () => {
  expect(addressChange(yard, { ...yard, city: '' })).toEqual({
    address: {
      company: null,
      address_1: 'Yard 1',
      address_2: null,
      postal_code: null,
      city: null,
      province: null,
      country_code: 'de',
      phone: null,
    },
  })
  expect(addressChange(yard, { country_code: null })).toEqual({ address_id: null })
})

test('channels that are new are connected, those that are gone disconnected', () => {
  const channels = [
    { id: 'web', name: 'Web' },
    { id: 'fair', name: 'Fair' },
  ]
  expect(channelChanges(['web', 'old'], ['fair', 'web'], channels)).toEqual({
    connect: [{ id: 'fair', name: 'Fair' }],
    disconnect: [{ id: 'old', name: 'old' }],
  })
})

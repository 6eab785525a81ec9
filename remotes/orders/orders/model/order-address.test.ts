import { addressPayload, addressValues } from './order-address.ts'

const SAVED = { first_name: 'Mara', last_name: 'Arendt', company: 'Sail & Co', province: null }

test('the form shows every field, also of an order without an address', () => {
  expect(addressValues(SAVED)).toMatchObject({ first_name: 'Mara', province: '', city: '' })
  expect(Object.keys(addressValues(null))).toHaveLength(10)
})

test('an emptied field is sent empty, and one that never had a value is left out', () => {
  const typed = { ...addressValues(SAVED), first_name: ' Mara ', company: '' }
  expect(addressPayload(typed, SAVED)).toEqual({ first_name: 'Mara', last_name: 'Arendt', company: '' })
})

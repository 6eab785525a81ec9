import { storeTexts } from '@stoa/api/admin/store'

import { followedNumber, trackingNumbersIn } from './carriers.ts'

const NO_LINKS = storeTexts(null)
const carrierOf = (number: string) => followedNumber(number, NO_LINKS).carrier

test.each([
  ['1Z999AA10123456784', 'UPS'],
  ['1z 999 AA1 01 2345 6784', 'UPS'],
  ['RB123456785GB', 'Royal Mail'],
  ['RB123456785DE', 'DHL'],
  ['RB123456785US', 'USPS'],
  ['JD014600003889123456', 'DHL'],
  ['00340434161094042557', 'DHL'],
  ['9400100000000000000006', 'USPS'],
  ['986578788855', 'FedEx'],
])('%s is a number of %s', (number, name) => {
  expect(carrierOf(number)).toBe(name)
})

test('the address of a carrier contains the number without blanks', () => {
  expect(followedNumber('1Z 999AA10123456784', NO_LINKS).url).toBe(
    'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  )
})

test.each(['1Z999AA10123456785', 'RB123456784GB', 'RB123456785XX', '123456789013', 'parcel 1', ''])(
  'no carrier is claimed for “%s”',
  (number) => {
    expect(carrierOf(number)).toBeUndefined()
  },
)

test('numbers are read line by line, without blanks and doubles', () => {
  expect(trackingNumbersIn(' A1 \n\nB2,C3\nA1')).toEqual(['A1', 'B2', 'C3'])
})

it.each([
  ['https://post.test/{tracking_number}', 'https://post.test/A%2F1'],
  ['https://post.test/', undefined],
  ['javascript:{tracking_number}', undefined],
  ['', undefined],
])('a number in the template “%s” leads to %s', (template, url) => {
  expect(followedNumber('A/1', { ...NO_LINKS, tracking_url: template })).toEqual({ carrier: undefined, url })
})

it("the store's own link of a carrier is used instead of the carrier's page, and only for its numbers", () => {
  const links = { ...NO_LINKS, tracking_url_ups: 'https://ups.test/{tracking_number}' }
  expect(followedNumber('1Z 999AA10123456784', links).url).toBe('https://ups.test/1Z999AA10123456784')
  expect(followedNumber('RB123456785US', links).url).toContain('usps.com')
  expect(followedNumber('A1', links).url).toBeUndefined()
})

import { carrierOf, trackingNumbersIn, trackingUrl } from './carriers.ts'

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
  expect(carrierOf(number)?.name).toBe(name)
})

test('the address of a carrier contains the number without blanks', () => {
  expect(carrierOf('1Z 999AA10123456784')?.url).toBe('https://www.ups.com/track?tracknum=1Z999AA10123456784')
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
  expect(trackingUrl(template, 'A/1')).toBe(url)
})

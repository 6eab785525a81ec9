import { inRegion, regionEffects } from './change-region.ts'
import { NEW_DRAFT, type DraftLine, type DraftRegion, type DraftValues } from './draft-values.ts'

const region = (id: string, currency_code: string, ...codes: string[]): DraftRegion => ({
  id,
  name: id,
  currency_code,
  countries: codes.map((iso_2) => ({ iso_2 })),
})
const europe = region('eu', 'eur', 'de', 'fr')
const baltics = region('baltics', 'eur', 'ee')
const japan = region('jp', 'jpy', 'jp')
const kuwait = region('kw', 'kwd', 'kw')

const line = (key: string, changes: Partial<DraftLine>): DraftLine => ({
  key,
  variantId: `variant_${key}`,
  title: key,
  details: '',
  thumbnail: null,
  quantity: 1,
  price: null,
  ...changes,
})
const draft: DraftValues = {
  ...NEW_DRAFT,
  region: 'eu',
  lines: [
    line('plain', {}),
    line('cheaper', { price: 900 }),
    line('engraving', { variantId: null, price: 1250 }),
  ],
  option: 'so_1',
  shippingPrice: 300,
  shipping: { ...NEW_DRAFT.shipping, city: 'Berlin', country_code: 'de' },
}
const prices = (values: DraftValues) => values.lines.map(({ price }) => price)

test('a region with the same currency keeps every own price', () => {
  expect(prices(inRegion(draft, europe, baltics))).toEqual([null, 900, 1250])
  expect(regionEffects(draft, europe, baltics)).toEqual({ repriced: 1, dropped: 0, converted: 0 })
})

test('lines of their own stay with their figure in another currency, variants take the price of the region', () => {
  expect(prices(inRegion(draft, europe, japan))).toEqual([null, null, 13])
  expect(prices(inRegion(draft, europe, kuwait))).toEqual([null, null, 12500])
  expect(regionEffects(draft, europe, kuwait)).toEqual({ repriced: 2, dropped: 1, converted: 1 })
})

test('shipping has to be chosen again, and a country of another region too', () => {
  expect(inRegion(draft, europe, japan)).toMatchObject({
    region: 'jp',
    option: null,
    shippingPrice: null,
    shipping: { city: 'Berlin', country_code: null },
  })
  const wider = region('wider', 'eur', 'de', 'pl')
  expect(inRegion(draft, europe, wider).shipping.country_code).toBe('de')
})

test('a billing address loses a country of another region, because the store refuses it', () => {
  const billing = { ...draft.shipping, city: 'Lyon', country_code: 'fr' }
  expect(inRegion({ ...draft, billing }, europe, japan).billing).toMatchObject({
    city: 'Lyon',
    country_code: null,
  })
})

test('the first region drops a saved address outside it', () => {
  const values = { ...draft, region: null }
  expect(inRegion(values, undefined, japan).shipping).toEqual(NEW_DRAFT.shipping)
  expect(inRegion(values, undefined, europe).shipping).toBe(draft.shipping)
})

test('the same region changes nothing', () => {
  expect(inRegion(draft, europe, europe)).toBe(draft)
})

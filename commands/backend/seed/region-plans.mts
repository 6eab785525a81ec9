interface ShippingPlan {
  name: string
  /** Calculated by the provider unless given. */
  amount?: number
  profile?: 'default' | 'gift_card'
  is_return?: boolean
  admin_only?: boolean
  requirements?: { type: 'min_subtotal' | 'max_subtotal'; amount: number }[]
  /** By manual fulfilment unless test-post does it, by this option. */
  post?: 'test-post-flat' | 'test-post-by-piece' | 'test-post-return'
}

export type Market = 'eu' | 'us' | 'jp' | 'ch' | 'kw' | 'kr'

interface RegionPlan {
  key: Market
  name: string
  currency_code: string
  tax_rate: number
  tax_code: string
  includes_tax: boolean
  countries: string[]
  shipping: ShippingPlan[]
  /** Also pays with test-pay and ships with test-post. */
  test_providers?: true
  /** Beside what the API takes on creation. */
  rules?: { automatic_taxes?: boolean; gift_cards_taxable?: boolean }
}

/** The markets. Amounts are in the currency's smallest unit: cents, whole yen, a thousandth of a dinar. */
export const regionPlans: RegionPlan[] = [
  {
    key: 'eu',
    name: 'Europe',
    currency_code: 'eur',
    tax_rate: 19,
    tax_code: 'VAT',
    includes_tax: true,
    countries: ['de', 'fr', 'at', 'nl', 'be', 'es', 'it', 'se', 'pl', 'ie'],
    shipping: shippingPlans([490, 1290, 1990, 390], 7500),
  },
  {
    key: 'us',
    name: 'United States',
    currency_code: 'usd',
    tax_rate: 8.25,
    tax_code: 'SALES',
    includes_tax: false,
    countries: ['us'],
    shipping: shippingPlans([690, 1690, 2490, 590], 9000),
  },
  {
    key: 'jp',
    name: 'Japan',
    currency_code: 'jpy',
    tax_rate: 10,
    tax_code: 'CONSUMPTION',
    includes_tax: true,
    countries: ['jp'],
    shipping: shippingPlans([700, 1500, 2400, 600], 12000),
  },
  {
    key: 'ch',
    name: 'Switzerland',
    currency_code: 'chf',
    tax_rate: 8.1,
    tax_code: 'MWST',
    includes_tax: true,
    countries: ['ch', 'li'],
    shipping: [
      ...shippingPlans([790, 1590, 2990, 690], 9000),
      { name: 'Post by the piece', post: 'test-post-by-piece' },
      { name: 'Small parcel', amount: 590, requirements: [{ type: 'max_subtotal', amount: 6000 }] },
    ],
    test_providers: true,
    rules: { automatic_taxes: false, gift_cards_taxable: true },
  },
  {
    key: 'kw',
    name: 'Kuwait',
    currency_code: 'kwd',
    tax_rate: 0,
    tax_code: 'NONE',
    includes_tax: false,
    countries: ['kw'],
    shipping: [
      ...shippingPlans([1250, 3500, 9750, 1000], 25_000),
      { name: 'Post', amount: 1500, post: 'test-post-flat' },
      { name: 'Return by post', amount: 750, is_return: true, post: 'test-post-return' },
    ],
    test_providers: true,
  },
  {
    key: 'kr',
    name: 'Korea',
    currency_code: 'krw',
    tax_rate: 10,
    tax_code: 'VAT',
    includes_tax: true,
    countries: ['kr'],
    shipping: shippingPlans([3000, 6000, 30_000, 3000], 50_000),
  },
]

/** Regions that nobody can buy in yet: one has no delivery, one no country. */
export const unfinishedRegions = [
  { name: 'Finland', currency_code: 'eur', tax_rate: 25.5, tax_code: 'ALV', countries: ['fi'] },
  { name: 'Next year', currency_code: 'eur', tax_rate: 0, countries: [] },
]

function shippingPlans(
  [standard, express, freight, back]: [number, number, number, number],
  freeFrom: number,
): ShippingPlan[] {
  return [
    { name: 'Standard', amount: standard },
    { name: 'Express', amount: express },
    { name: 'Free standard', amount: 0, requirements: [{ type: 'min_subtotal', amount: freeFrom }] },
    { name: 'Freight by appointment', amount: freight, admin_only: true },
    { name: 'Return parcel', amount: back, is_return: true },
    { name: 'Return paid by us', amount: 0, is_return: true, admin_only: true },
    { name: 'Sent by e-mail', amount: 0, profile: 'gift_card' },
  ]
}

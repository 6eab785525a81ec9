interface ShippingPlan {
  name: string
  amount: number
  profile?: 'default' | 'gift_card'
  is_return?: boolean
  admin_only?: boolean
  requirements?: { type: 'min_subtotal' | 'max_subtotal'; amount: number }[]
}

interface RegionPlan {
  key: 'eu' | 'us' | 'jp'
  name: string
  currency_code: string
  tax_rate: number
  tax_code: string
  includes_tax: boolean
  countries: string[]
  shipping: ShippingPlan[]
}

/** The three markets. Amounts are in the currency's smallest unit: cents, and whole yen. */
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

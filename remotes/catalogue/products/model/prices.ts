interface Price {
  currency_code: string
  amount: number
  region_id: string | null
  price_list_id: string | null
}

interface PricedVariant {
  prices: readonly Price[]
}

/** Neither special to a region nor to a price list. */
const isBasePrice = (price: Price): boolean => price.region_id === null && price.price_list_id === null

export function currenciesOf(variants: readonly PricedVariant[]): string[] {
  const codes = variants.flatMap(({ prices }) =>
    prices.filter(isBasePrice).map((price) => price.currency_code),
  )
  return [...new Set(codes)].toSorted()
}

/** In minor units; null when the variant has no price in this currency. */
export function basePriceOf({ prices }: PricedVariant, currency: string): number | null {
  return prices.find((price) => isBasePrice(price) && price.currency_code === currency)?.amount ?? null
}

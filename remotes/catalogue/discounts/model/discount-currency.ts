interface Priced {
  currency_code: string
}

/** What decides the currency. A dynamic code has no regions of its own. */
interface InRegions {
  regions: readonly Priced[]
  parent_discount?: { regions?: readonly Priced[] | undefined } | null | undefined
}

/** The currency of a fixed amount, which counts in one region alone. */
export const currencyOf = ({ regions, parent_discount }: InRegions): string | undefined =>
  (regions[0] ?? parent_discount?.regions?.[0])?.currency_code

import type { Finding } from './finding.ts'

/** A product, as far as it can be bought. */
export interface CheckedProduct {
  id: string
  title: string
  sales_channels?: readonly unknown[]
  variants: readonly { prices?: readonly { currency_code: string; price_list_id?: string | null }[] }[]
}

interface ProductFacts {
  products: readonly CheckedProduct[]
  /** The currencies that customers pay in. */
  currencies: readonly string[]
  /** Whether the store has sales channels at all. */
  hasChannels: boolean
}

/** Published products that are sold nowhere, or that have no price in a currency that customers pay in. */
export const productFindings = ({ products, currencies, hasChannels }: ProductFacts): Finding[] =>
  products.flatMap(({ id, title, sales_channels = [], variants }): Finding[] => {
    const finding = { path: `/products/${id}`, level: 'problem' } as const
    const isUnsold = hasChannels && sales_channels.length === 0
    const lacking = currencies.filter((currency) =>
      variants.some(({ prices = [] }) => !prices.some((price) => isPriceIn(price, currency))),
    )
    return [
      ...(isUnsold ? [{ ...finding, id: `${id}/channel`, text: 'noChannel', values: { title } }] : []),
      ...lacking.map((currency) => ({
        ...finding,
        id: `${id}/${currency}`,
        text: 'noPrice',
        values: { title, currency: currency.toUpperCase() },
      })),
    ]
  })

const isPriceIn = (price: { currency_code: string; price_list_id?: string | null }, currency: string) =>
  price.currency_code === currency && (price.price_list_id ?? null) === null

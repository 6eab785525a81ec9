import type { APIRequestContext } from '@playwright/test'

const PRODUCTS = 40
const VARIANTS = 50
/** As many as a body of the store's size holds. */
const BATCH = 500

/** The created price list with everything it needs, to be deleted again. */
export interface MadePriceList {
  id: string
  /** How many prices it has. */
  prices: number
  remove(): Promise<void>
}

interface Price {
  variant_id: string
  amount: number
  currency_code?: string
  region_id?: string
}

interface Region {
  id: string
}

interface Product {
  id: string
  variants: { id: string }[]
}

const CURRENCIES = ['eur', 'usd', 'jpy']
const REGIONS = 2

/** Writes to a store, and deletes the written records again. */
function openStore(request: APIRequestContext, backend: string) {
  const made: string[] = []
  const post = async <Answer>(path: string, data: object): Promise<Answer> =>
    (await (await request.post(`${backend}/admin${path}`, { data, failOnStatusCode: true })).json()) as Answer
  const postProduct = async (number: number): Promise<Product> => {
    const { product } = await post<{ product: Product }>('/products', productOf(number))
    made.push(`/products/${product.id}`)
    return product
  }
  const remove = async () => {
    for (const path of made.toReversed())
      await request.delete(`${backend}/admin${path}`, { failOnStatusCode: true })
  }
  return { made, post, postProduct, remove }
}

/** Creates products with 50 variants each; returns a function that deletes them. */
export async function makeLamps(request: APIRequestContext, backend: string, count: number) {
  const { postProduct, remove } = openStore(request, backend)
  try {
    for (let number = 1; number <= count; number++) await postProduct(number)
    return { variants: count * VARIANTS, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Creates 40 products with 50 variants and a draft price list that has a price of each in three currencies and two
 * regions.
 */
export async function makePriceList(request: APIRequestContext, backend: string): Promise<MadePriceList> {
  const { made, post, postProduct, remove } = openStore(request, backend)
  try {
    const answer = await request.get(`${backend}/admin/regions`, { failOnStatusCode: true })
    const { regions } = (await answer.json()) as { regions: Region[] }
    const columns = [
      ...CURRENCIES.map((currency_code) => ({ currency_code })),
      ...regions.slice(0, REGIONS).map(({ id }) => ({ region_id: id })),
    ]
    const prices: Price[] = []
    for (let number = 1; number <= PRODUCTS; number++) {
      const { variants } = await postProduct(number)
      for (const { id } of variants)
        for (const column of columns) prices.push({ variant_id: id, amount: 900, ...column })
    }
    const { price_list: list } = await post<{ price_list: { id: string } }>('/price-lists', {
      name: 'Bench prices',
      description: 'Made to be measured',
      type: 'sale',
      status: 'draft',
      prices: prices.slice(0, BATCH),
    })
    made.push(`/price-lists/${list.id}`)
    for (let at = BATCH; at < prices.length; at += BATCH)
      await post(`/price-lists/${list.id}/prices/batch`, { prices: prices.slice(at, at + BATCH) })
    return { id: list.id, prices: prices.length, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

const productOf = (number: number) => ({
  title: `Bench lamp ${number}`,
  options: [{ title: 'Number' }],
  variants: Array.from({ length: VARIANTS }, (_none, at) => ({
    title: `No ${at + 1}`,
    options: [{ value: String(at + 1) }],
    prices: [{ currency_code: 'eur', amount: 1000 }],
  })),
})

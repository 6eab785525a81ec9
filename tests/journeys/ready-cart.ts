import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'

/** A cart as far as journeys look at it. */
export interface ReadyCart {
  id: string
  total: number
}

interface Variant {
  id: string
  inventory_quantity: number
  calculated_price: number | null
}

async function read<Answer>(answer: Awaited<ReturnType<Page['request']['get']>>): Promise<Answer> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** The store's API with the cookies of the page. Rejects when it refuses. */
export function storeOf(page: Page, { urls }: Stack) {
  return {
    get: async <Answer>(path: string) => read<Answer>(await page.request.get(`${urls.backend}/${path}`)),
    post: async <Answer>(path: string, data: object = {}) =>
      read<Answer>(await page.request.post(`${urls.backend}/${path}`, { data })),
  }
}

/** The region that delivers to a country. */
export async function regionOf(page: Page, stack: Stack, country: string): Promise<{ id: string }> {
  const { regions } = await storeOf(page, stack).get<{
    regions: { id: string; countries: { iso_2: string }[] }[]
  }>('store/regions')
  const region = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === country))
  if (!region) throw new Error(`Nothing is delivered to ${country}.`)
  return region
}

interface ReadyLine {
  variant_id: string
  quantity: number
}

async function plentifulLine(page: Page, stack: Stack, region: string): Promise<ReadyLine> {
  const { get } = storeOf(page, stack)
  const { variants } = await get<{ variants: Variant[] }>(`store/variants?limit=100&region_id=${region}`)
  const variant = variants.find(
    ({ inventory_quantity, calculated_price }) => inventory_quantity > 60 && (calculated_price ?? 0) > 0,
  )
  return { variant_id: variant?.id ?? '', quantity: 1 }
}

/** A cart with one line, by default one piece of what there is plenty of, and its delivery, ready to be paid. */
export async function readyCart(
  page: Page,
  stack: Stack,
  email: string,
  address: Readonly<Record<string, string>> & { country_code: string },
  line?: ReadyLine,
): Promise<ReadyCart> {
  const { get, post } = storeOf(page, stack)
  const region = await regionOf(page, stack, address.country_code)
  const { cart } = await post<{ cart: ReadyCart }>('store/carts', {
    region_id: region.id,
    items: [line ?? (await plentifulLine(page, stack, region.id))],
  })
  await post(`store/carts/${cart.id}`, { email, shipping_address: address, billing_address: address })
  const { shipping_options } = await get<{ shipping_options: { id: string; name: string }[] }>(
    `store/shipping-options/${cart.id}`,
  )
  const standard = shipping_options.find(({ name }) => name === 'Standard')
  const shipped = await post<{ cart: ReadyCart }>(`store/carts/${cart.id}/shipping-methods`, {
    option_id: standard?.id,
  })
  return shipped.cart
}

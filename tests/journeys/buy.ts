import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'

interface Bought {
  id: string
  display_id: number
}

const BUYER = {
  first_name: 'Jo',
  last_name: 'Journey',
  address_1: 'Hafenstraße 1',
  city: 'Hamburg',
  postal_code: '20457',
  country_code: 'de',
}

/** Buys one piece in the shop, as a guest, by the store's API. */
export async function buy(page: Page, { urls }: Stack, email: string): Promise<Bought> {
  const post = async <Answer>(path: string, data: object = {}): Promise<Answer> => {
    const answer = await page.request.post(`${urls.backend}/store/${path}`, { data })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const get = async <Answer>(path: string) =>
    (await (await page.request.get(`${urls.backend}/store/${path}`)).json()) as Answer
  const { regions } = await get<{ regions: { id: string; countries: { iso_2: string }[] }[] }>('regions')
  const region = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === BUYER.country_code))
  const { variants } = await get<{ variants: { id: string; inventory_quantity: number }[] }>(
    'variants?limit=100',
  )
  const variant = variants.find(({ inventory_quantity }) => inventory_quantity > 60)
  const { cart } = await post<{ cart: { id: string } }>('carts', {
    region_id: region?.id,
    items: [{ variant_id: variant?.id, quantity: 1 }],
  })
  const path = `carts/${cart.id}`
  await post(path, { email, shipping_address: BUYER, billing_address: BUYER })
  const { shipping_options } = await get<{ shipping_options: { id: string; name: string }[] }>(
    `shipping-options/${cart.id}`,
  )
  await post(`${path}/shipping-methods`, {
    option_id: shipping_options.find(({ name }) => name === 'Standard')?.id,
  })
  await post(`${path}/payment-sessions`)
  return (await post<{ data: Bought }>(`${path}/complete`)).data
}

/** An order as the shop placed it. */
export interface PlacedOrder {
  id: string
  number: number
}

interface PlaceOptions {
  /** In lower case, of one of the store's regions. Default `eur`. */
  currency?: string
  /** Pieces of the one line. Default 3. */
  quantity?: number
  email: string
}

interface Region {
  id: string
  currency_code: string
  countries: { iso_2: string }[]
}

interface Product {
  is_giftcard: boolean
  variants: { id: string; inventory_quantity: number; manage_inventory: boolean }[]
}

/** Places an order in the shop as a guest does. Its payment is authorized, and its pieces are reserved. */
export async function placeOrder(
  backend: string,
  { currency = 'eur', quantity = 3, email }: PlaceOptions,
): Promise<PlacedOrder> {
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${backend}/store${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const { regions } = await call<{ regions: Region[] }>('GET', '/regions?limit=50')
  const isGerman = ({ countries }: Region) => countries.some(({ iso_2 }) => iso_2 === 'de')
  const inCurrency = regions.filter(({ currency_code }) => currency_code === currency)
  const region = inCurrency.find(isGerman) ?? inCurrency[0]
  if (!region) throw new Error(`no region in ${currency}`)
  const { products } = await call<{ products: Product[] }>('GET', `/products?limit=50&region_id=${region.id}`)
  const variant = products
    .filter(({ is_giftcard }) => !is_giftcard)
    .flatMap(({ variants }) => variants)
    .find(({ manage_inventory, inventory_quantity }) => manage_inventory && inventory_quantity > 5 * quantity)
  const { cart } = await call<{ cart: { id: string } }>('POST', '/carts', {
    region_id: region.id,
    items: [{ variant_id: variant?.id, quantity }],
  })
  const country = region.countries.find(({ iso_2 }) => iso_2 === 'de') ?? region.countries[0]
  const address = {
    first_name: 'Jo',
    last_name: 'Journey',
    address_1: 'Hafenstraße 1',
    city: 'Hamburg',
    postal_code: '20457',
    country_code: country?.iso_2,
  }
  await call('POST', `/carts/${cart.id}`, { email, shipping_address: address, billing_address: address })
  const { shipping_options: options } = await call<{ shipping_options: { id: string }[] }>(
    'GET',
    `/shipping-options/${cart.id}`,
  )
  await call('POST', `/carts/${cart.id}/shipping-methods`, { option_id: options[0]?.id })
  await call('POST', `/carts/${cart.id}/payment-sessions`)
  await call('POST', `/carts/${cart.id}/payment-session`, { provider_id: 'manual' })
  const { data } = await call<{ data: { id: string; display_id: number } }>(
    'POST',
    `/carts/${cart.id}/complete`,
  )
  return { id: data.id, number: data.display_id }
}

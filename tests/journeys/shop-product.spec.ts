import { expect, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { regionOf, storeOf } from './ready-cart.ts'

interface Variant {
  id: string
  calculated_price_incl_tax: number | null
  original_price_incl_tax: number | null
}

interface Product {
  title: string
  handle: string
  collection_id: string | null
  profile_id: string
  variants: Variant[]
}

interface ShippingOption {
  name: string
  profile_id: string
  price_incl_tax: number
  requirements: readonly object[]
}

const isReduced = ({ calculated_price_incl_tax: now, original_price_incl_tax: before }: Variant) =>
  now !== null && before !== null && now < before

const euros = (cents: number | null | undefined) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' }).format((cents ?? 0) / 100)

test('a sale names both prices, and tax and delivery are those of the country', async ({ page, stack }) => {
  const { get } = storeOf(page, stack)
  const { id } = await regionOf(page, stack, 'de')
  const { products } = await get<{ products: Product[] }>(
    `store/products?limit=200&region_id=${id}&expand=variants,variants.prices,type`,
  )
  const product = products.find(({ variants }) => variants.some(isReduced))
  const variant = product?.variants.find(isReduced)
  await page.goto(`${stack.urls.shop}/products/${product?.handle}?variant=${variant?.id}`)
  const answer = page.waitForResponse((response) =>
    [`handle=${product?.handle}`, `region_id=${id}`].every((part) => response.url().includes(part)),
  )
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  const { products: answered } = (await (await answer).json()) as { products: Product[] }
  const shown = answered[0]?.variants.find((each) => each.id === variant?.id)
  const { calculated_price_incl_tax: now, original_price_incl_tax: before } = shown ?? {}
  const price = page.getByRole('article').locator('[aria-live="polite"]').first()
  await expect(price).toContainText(`Current price: ${euros(now)}`)
  await expect(price).toContainText(`Previous price: ${euros(before)}`)
  await expect(price).toContainText('Tax included, delivery extra')

  const { shipping_options: options } = await get<{ shipping_options: ShippingOption[] }>(
    `store/shipping-options?region_id=${id}&is_return=false`,
  )
  const delivery = page.getByText(/^Delivery to Germany: /)
  const own = options.filter(
    ({ profile_id, requirements }) => profile_id === answered[0]?.profile_id && requirements.length === 0,
  )
  expect(own).not.toEqual([])
  for (const { name, price_incl_tax } of own)
    await expect(delivery).toContainText(`${name} ${euros(price_incl_tax)}`)
  await expectNoFindings(page)

  await page.getByLabel('Deliver to').selectOption({ label: 'United States · USD' })
  await expect(page.getByText(/^Delivery to United States: .*\$/)).toBeVisible()
  await expect(price).toContainText('Tax and delivery are added at checkout')
})

test('a product leads to others of its collection', async ({ page, stack }) => {
  const { get } = storeOf(page, stack)
  const { products } = await get<{ products: Product[] }>('store/products?limit=200&handle=wool-cushion')
  const { products: kin } = await get<{ products: Product[] }>(
    `store/products?limit=200&collection_id[]=${products[0]?.collection_id}`,
  )
  await page.goto(`${stack.urls.shop}/products/wool-cushion`)
  const links = page.getByRole('region', { name: 'You may also like' }).locator('a[href^="/products/"] bdi')
  await expect(links.first()).toBeVisible()
  const titles = await links.allInnerTexts()
  expect(kin.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  expect(titles).not.toContain(products[0]?.title)
})

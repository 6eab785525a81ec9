import { staff } from '../../commands/backend/accounts.mts'
import { expect, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { regionOf, storeOf } from './ready-cart.ts'

interface Variant {
  id: string
  calculated_price_incl_tax: number | null
  original_price_incl_tax: number | null
  tax_rates: { rate: number }[] | null
}

interface Product {
  id: string
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

test('a card names the price of its page, also beside products with other tax rates', async ({
  page,
  stack,
}) => {
  const { get } = storeOf(page, stack)
  const { id: region } = await regionOf(page, stack, 'de')
  await page.goto(`${stack.urls.shop}/products`)
  const answer = page.waitForResponse(
    (response) => response.url().includes('/store/products?') && response.url().includes(region),
  )
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  const { products } = (await (await answer).json()) as { products: Product[] }
  const rates = new Set<number>()
  for (const { id, handle } of products) {
    const { product } = await get<{ product: Product }>(`store/products/${id}?region_id=${region}`)
    for (const { tax_rates } of product.variants) for (const { rate } of tax_rates ?? []) rates.add(rate)
    const prices = product.variants.map((variant) => variant.calculated_price_incl_tax ?? Infinity)
    const card = page.getByRole('main').locator(`a[href="/products/${handle}"]`)
    await expect.soft(card, handle).toContainText(euros(Math.min(...prices)))
  }
  expect(rates.size).toBeGreaterThan(1)
})

const variantOf = (size: string, colour: string, manage_inventory = false) => ({
  title: `${size} ${colour}`,
  options: [{ value: size }, { value: colour }],
  prices: [{ currency_code: 'eur', amount: 1000 }],
  manage_inventory,
})

test('combinations that are not made cannot be chosen, and sold-out ones cannot be added', async ({
  page,
  stack,
}) => {
  const { get, post } = storeOf(page, stack)
  await post('admin/auth', staff)
  const made = await post<{ product: { id: string } }>('admin/products', {
    title: 'Options Journey',
    handle: 'options-journey',
    status: 'published',
    options: [{ title: 'Size' }, { title: 'Colour' }],
    variants: [variantOf('Small', 'Red'), variantOf('Small', 'Blue', true), variantOf('Large', 'Red')],
  })
  await page.goto(`${stack.urls.shop}/products/options-journey`)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  const choose = (option: string, value: string) =>
    page.getByRole('group', { name: option }).locator('label').filter({ hasText: value }).click()
  const colour = (name: string | RegExp) =>
    page.getByRole('group', { name: 'Colour' }).getByRole('radio', { name })
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Choose: Size' })).toBeDisabled()
  await choose('Size', 'Large')
  await expect(colour('Blue')).toBeDisabled()
  await expect(colour('Red')).toBeEnabled()
  await expect(main.getByRole('button', { name: 'Choose: Colour' })).toBeDisabled()
  await expectNoFindings(page)

  await choose('Size', 'Small')
  await expect(colour('Blue Sold out')).toBeEnabled()
  await choose('Colour', 'Blue')
  await expect(main.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  await expectNoFindings(page)

  await choose('Size', 'Large')
  await expect(colour('Blue')).toBeDisabled()
  await expect(colour('Blue')).not.toBeChecked()
  await choose('Colour', 'Red')
  await main.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toContainText('Large Red')
  const { products } = await get<{
    products: { variants: { title: string; inventory_quantity: number }[] }[]
  }>('store/products?handle=options-journey')
  const titles = products[0]?.variants.map(({ title }) => title).toSorted()
  expect(titles).toEqual(['Large Red', 'Small Blue', 'Small Red'])
  expect(products[0]?.variants.find(({ title }) => title === 'Small Blue')?.inventory_quantity).toBe(0)
  expect((await page.request.delete(`${stack.urls.backend}/admin/products/${made.product.id}`)).ok()).toBe(
    true,
  )
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

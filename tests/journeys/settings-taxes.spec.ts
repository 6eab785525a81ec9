import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

const read = async <Answer>(page: Page, stack: Stack, path: string): Promise<Answer> =>
  (await (await page.request.get(`${stack.urls.backend}${path}`)).json()) as Answer

const send = async <Answer>(page: Page, stack: Stack, path: string, data: object): Promise<Answer> =>
  (await (await page.request.post(`${stack.urls.backend}${path}`, { data })).json()) as Answer

interface Variant {
  id: string
  inventory_quantity: number
  product: { title: string }
}

test('a rate for one product is explained, and a cart there pays it', async ({ page, stack }) => {
  await signIn(page, stack, '/a/settings/taxes')
  await expect(page.getByRole('table', { name: 'Default rates' })).toContainText('Europe')
  await expectNoFindings(page)
  const { region } = await send<{ region: { id: string } }>(page, stack, '/admin/regions', {
    name: 'The valley',
    currency_code: 'eur',
    tax_rate: 20,
    countries: ['sm'],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  })
  await page.goto(`${stack.urls.admin}/a/settings/taxes/${region.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'The valley' })).toBeVisible()
  await expectNoFindings(page)

  const { variants } = await read<{ variants: Variant[] }>(page, stack, '/store/variants?limit=100')
  const variant = variants.find(({ inventory_quantity }) => inventory_quantity > 60)
  const title = variant?.product.title ?? ''
  await page.getByRole('button', { name: 'Add tax rate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add tax rate' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Books of the valley')
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('5')
  await dialog.getByRole('textbox', { name: 'Tax code' }).fill('VALLEY')
  await dialog.getByRole('button', { name: 'Choose products' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose products' })
  await picker.getByRole('searchbox').fill(title)
  await picker.getByRole('checkbox', { name: `Select “${title}”` }).click()
  await expectNoFindings(page)
  await picker.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText('1 product chosen')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row', { name: /Books of the valley/ })).toContainText('5%')

  await page.getByRole('button', { name: /Choose a product/ }).click()
  await page.getByRole('searchbox').last().fill(title)
  await page.getByRole('option', { name: title }).first().click()
  await expect(page.getByText('VALLEY, for this product')).toBeVisible()
  await expectNoFindings(page)

  const { cart } = await send<{ cart: { id: string } }>(page, stack, '/store/carts', {
    region_id: region.id,
    country_code: 'sm',
    items: [{ variant_id: variant?.id, quantity: 1 }],
  })
  const taxed = await read<{ cart: { subtotal: number; tax_total: number } }>(
    page,
    stack,
    `/store/carts/${cart.id}`,
  )
  expect(taxed.cart.tax_total).toBe(Math.round(taxed.cart.subtotal * 0.05))
})

test('a rate for a product type reaches a cart', async ({ page, stack }) => {
  await signIn(page, stack, '/a/settings/taxes')
  const { region } = await send<{ region: { id: string } }>(page, stack, '/admin/regions', {
    name: 'The hills',
    currency_code: 'eur',
    tax_rate: 20,
    countries: ['mk'],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  })
  const { variants } = await read<{ variants: (Variant & { product_id: string })[] }>(
    page,
    stack,
    '/store/variants?limit=100',
  )
  const variant = variants.find(({ inventory_quantity }) => inventory_quantity > 60)
  await send(page, stack, `/admin/products/${variant?.product_id}`, { type: { value: 'Hill goods' } })

  await page.goto(`${stack.urls.admin}/a/settings/taxes/${region.id}`)
  const dialog = page.getByRole('dialog', { name: 'Add tax rate' })
  await page.getByRole('button', { name: 'Add tax rate' }).first().click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Goods of the hills')
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('5')
  await dialog.getByRole('textbox', { name: 'Tax code' }).fill('HILLS')
  await dialog.getByRole('button', { name: /Product types/ }).click()
  await page.getByRole('option', { name: 'Hill goods' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row', { name: /Goods of the hills/ })).toContainText('5%')

  const { cart } = await send<{ cart: { id: string } }>(page, stack, '/store/carts', {
    region_id: region.id,
    country_code: 'mk',
    items: [{ variant_id: variant?.id, quantity: 1 }],
  })
  const taxed = await read<{ cart: { subtotal: number; tax_total: number } }>(
    page,
    stack,
    `/store/carts/${cart.id}`,
  )
  expect(taxed.cart.tax_total).toBe(Math.round(taxed.cart.subtotal * 0.05))
})

test('an order bought with a shipping option carries the rate that staff set for it', async ({
  page,
  stack,
}) => {
  test.slow()
  await signIn(page, stack, '/a/settings/taxes')
  const { region } = await send<{ region: { id: string } }>(page, stack, '/admin/regions', {
    name: 'The passes',
    currency_code: 'eur',
    tax_rate: 20,
    countries: ['im'],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  })
  const { shipping_profiles } = await read<{ shipping_profiles: { id: string; type: string }[] }>(
    page,
    stack,
    '/admin/shipping-profiles',
  )
  const { shipping_option } = await send<{ shipping_option: { id: string } }>(
    page,
    stack,
    '/admin/shipping-options',
    {
      name: 'By mule',
      region_id: region.id,
      profile_id: shipping_profiles.find(({ type }) => type === 'default')?.id,
      provider_id: 'manual',
      price_type: 'flat_rate',
      amount: 1000,
      data: { id: 'manual-fulfillment' },
    },
  )
  await page.goto(`${stack.urls.admin}/a/settings/taxes/${region.id}`)
  const dialog = page.getByRole('dialog', { name: 'Add tax rate' })
  await page.getByRole('button', { name: 'Add tax rate' }).first().click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mules of the passes')
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('5')
  await dialog.getByRole('textbox', { name: 'Tax code' }).fill('MULES')
  await dialog.getByRole('button', { name: /Shipping options/ }).click()
  await page.getByRole('option', { name: 'By mule' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row', { name: /Mules of the passes/ })).toContainText('By mule')

  const { variants } = await read<{ variants: Variant[] }>(page, stack, '/store/variants?limit=100')
  const variant = variants.find(({ inventory_quantity }) => inventory_quantity > 60)
  const address = {
    first_name: 'Jo',
    last_name: 'Journey',
    address_1: 'Pass 1',
    city: 'Douglas',
    postal_code: 'IM1 1AA',
    country_code: 'im',
  }
  const { cart } = await send<{ cart: { id: string } }>(page, stack, '/store/carts', {
    region_id: region.id,
    country_code: 'im',
    items: [{ variant_id: variant?.id, quantity: 1 }],
  })
  const path = `/store/carts/${cart.id}`
  await send(page, stack, path, {
    email: 'passes@example.com',
    shipping_address: address,
    billing_address: address,
  })
  await send(page, stack, `${path}/shipping-methods`, { option_id: shipping_option.id })
  // The form has read the shipping options, and with that the backend has cached their rates for 30 seconds.
  await expect
    .poll(
      async () =>
        (await read<{ cart: { shipping_tax_total: number } }>(page, stack, path)).cart.shipping_tax_total,
      { timeout: 45_000 },
    )
    .toBe(50)
  await send(page, stack, `${path}/payment-sessions`, {})
  const { data } = await send<{ data: { id: string } }>(page, stack, `${path}/complete`, {})
  const { order } = await read<{ order: object }>(page, stack, `/admin/orders/${data.id}`)
  expect(order).toMatchObject({
    shipping_total: 1000,
    shipping_tax_total: 50,
    shipping_methods: [{ tax_lines: [{ rate: 5, code: 'MULES' }] }],
  })
})

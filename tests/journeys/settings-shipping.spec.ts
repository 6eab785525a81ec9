import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

interface Option {
  id: string
  name: string
  amount: number
  profile_id: string
}

const read = async <Answer>(page: Page, stack: Stack, path: string): Promise<Answer> =>
  (await (await page.request.get(`${stack.urls.backend}${path}`)).json()) as Answer

const send = async <Answer>(page: Page, stack: Stack, path: string, data: object): Promise<Answer> =>
  (await (await page.request.post(`${stack.urls.backend}${path}`, { data })).json()) as Answer

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).first().click()
}

const createRegion = async (page: Page, stack: Stack, name: string, country: string, provider: string) => {
  const { region } = await send<{ region: { id: string } }>(page, stack, '/admin/regions', {
    name,
    currency_code: 'eur',
    tax_rate: 10,
    countries: [country],
    payment_providers: ['manual'],
    fulfillment_providers: [provider],
  })
  return region.id
}

async function createCart(page: Page, stack: Stack, region: string, country: string, quantity: number) {
  const { variants } = await read<{ variants: { id: string; inventory_quantity: number }[] }>(
    page,
    stack,
    '/store/variants?limit=100',
  )
  const stocked = variants.find(({ inventory_quantity }) => inventory_quantity > 60)
  const { cart } = await send<{ cart: { id: string; subtotal: number } }>(page, stack, '/store/carts', {
    region_id: region,
    country_code: country,
    items: [{ variant_id: stocked?.id, quantity }],
  })
  const { shipping_options: offered } = await read<{ shipping_options: Option[] }>(
    page,
    stack,
    `/store/shipping-options/${cart.id}`,
  )
  const shippedWith = async (name: string) => {
    const { cart: shipped } = await send<{ cart: { shipping_methods: { price: number }[] } }>(
      page,
      stack,
      `/store/carts/${cart.id}/shipping-methods`,
      { option_id: offered.find((option) => option.name === name)?.id },
    )
    return shipped.shipping_methods
  }
  return { offered, subtotal: cart.subtotal, shippedWith }
}

test('a shipping option is added to a new region, and a cart there is shipped with it', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/settings')
  const region = await createRegion(page, stack, 'The islands', 'mt', 'manual')
  await page.goto(`${stack.urls.admin}/a/settings/regions/${region}`)
  await expect(page.getByText('Nobody can finish a purchase in this region')).toBeVisible()
  await expectNoFindings(page)

  const dialog = page.getByRole('dialog')
  const add = async (name: string, price: string, from: string) => {
    await page.getByRole('button', { name: 'Add shipping option' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('textbox', { name: 'Price' }).fill(price)
    await choose(page, 'Fulfillment method', /manual/)
    await choose(page, 'Shipping profile', 'Default')
    await dialog.getByRole('textbox', { name: 'From a cart value of' }).fill(from)
  }
  await add('Ferry', '7.50', '')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row', { name: /^Ferry/ }).first()).toContainText('€7.50')
  await add('Free ferry', '0', '50')
  await dialog.getByRole('textbox', { name: 'Below a cart value of' }).fill('20')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('No cart can have this value')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Below a cart value of' }).fill('')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()

  const preview = page.getByRole('region', { name: 'What a cart is offered' })
  await expect(preview).toContainText('A cart of €40.00 to Malta is offered:')
  await expect(preview.getByRole('row', { name: /^Free ferry/ })).toContainText('below the minimum')
  await preview.getByRole('textbox', { name: 'Value of the goods' }).fill('60')
  await expect(preview.getByRole('row', { name: /^Free ferry/ })).toContainText('Free')
  await expectNoFindings(page)

  const small = await createCart(page, stack, region, 'mt', 1)
  const large = await createCart(page, stack, region, 'mt', 50)
  expect(small.subtotal).toBeLessThan(5000)
  expect(large.subtotal).toBeGreaterThanOrEqual(5000)
  for (const { offered, subtotal } of [small, large]) {
    await preview.getByRole('textbox', { name: 'Value of the goods' }).fill((subtotal / 100).toFixed(2))
    const names = offered.map(({ name }) => name)
    const free = preview.getByRole('row', { name: /^Free ferry/ })
    if (names.includes('Free ferry')) await expect(free).not.toContainText('Not offered')
    else await expect(free).toContainText('Not offered')
    expect(names).toContain('Ferry')
  }
  expect(small.offered.map(({ name }) => name)).not.toContain('Free ferry')
  expect(large.offered.map(({ name }) => name)).toContain('Free ferry')
  expect(await small.shippedWith('Ferry')).toMatchObject([{ price: 750 }])
})

test('a carrier calculates the price of an option for each cart', async ({ page, stack }) => {
  await signIn(page, stack, '/a/settings')
  const region = await createRegion(page, stack, 'The coast', 'gi', 'test-post')
  await page.goto(`${stack.urls.admin}/a/settings/regions/${region}`)
  await page.getByRole('button', { name: 'Add shipping option' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Courier')
  await dialog.getByRole('radio', { name: /^Calculated/ }).check({ force: true })
  await expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveCount(0)
  await choose(page, 'Fulfillment method', /^Calculated by the number of pieces via test-post/)
  await choose(page, 'Shipping profile', 'Default')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row', { name: /^Courier/ }).first()).toContainText('Calculated')

  const { shippedWith } = await createCart(page, stack, region, 'gi', 3)
  expect(await shippedWith('Courier')).toMatchObject([{ price: 800 }])
})

test('a profile is created, filled, and deleted without leaving a product unshippable', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/settings/shipping-profiles')
  await expect(page.getByRole('table')).toContainText('Default')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Create profile' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bulky goods')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bulky goods' })).toBeVisible()
  await expectNoFindings(page)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.getByRole('button', { name: 'Move products here' }).click()
  await dialog
    .getByRole('checkbox', { name: /^Select “/ })
    .first()
    .click()
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog).toBeHidden()
  const inProfile = async (profile: string) =>
    (
      await read<{ shipping_profile: { products: { id: string }[] } }>(
        page,
        stack,
        `/admin/shipping-profiles/${profile}`,
      )
    ).shipping_profile.products.map((product) => product.id)
  const [moved] = await inProfile(id)
  expect(moved).toBeDefined()

  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Products: 1.')
  await question.getByRole('button', { name: 'Delete profile' }).click()
  await expect(page).toHaveURL(/\/settings\/shipping-profiles$/)
  const { shipping_profiles } = await read<{ shipping_profiles: { id: string; type: string }[] }>(
    page,
    stack,
    '/admin/shipping-profiles',
  )
  expect(shipping_profiles.map((profile) => profile.id)).not.toContain(id)
  const target = shipping_profiles.find(({ type }) => type === 'default')?.id ?? ''
  expect(await inProfile(target)).toContain(moved)
})

import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { axeFindings } from '../axe-findings.ts'
import { expect, test } from './environment.ts'
import { publish } from './publish-product.ts'
import { storeOf } from './ready-cart.ts'

const PASSWORD = 'harbour-road-1'

interface Cart {
  id: string
  customer_id: string
  items: { title: string; quantity: number; unit_price: number }[]
}

/** The cart on the server that this browser knows, once it does. */
async function serverCart(page: Page, stack: Stack): Promise<Cart> {
  const stored = await page.waitForFunction(() => localStorage.getItem('stoa.cart'))
  const id = JSON.parse((await stored.jsonValue()) ?? '') as string
  return (await storeOf(page, stack).get<{ cart: Cart }>(`store/carts/${id}`)).cart
}

async function addThree(page: Page, { urls }: Stack, handle: string): Promise<void> {
  await page.goto(`${urls.shop}/products/${handle}`)
  await page.getByLabel('Deliver to').selectOption({ label: 'Germany · EUR' })
  await page.getByRole('group', { name: 'Size' }).locator('label').first().click()
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('region', { name: 'Added to your cart' })).toBeVisible()
}

/** Makes an account without signing this browser in. Returns its id. */
async function newAccount({ urls }: Stack, email: string): Promise<string> {
  const answer = await fetch(`${urls.backend}/store/customers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Ada', last_name: 'Byron', email, password: PASSWORD }),
  })
  return ((await answer.json()) as { customer: { id: string } }).customer.id
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('signing in takes the cart along, and says what is dearer, scarcer or no longer sold', async ({
  page,
  stack,
}) => {
  const dearer = await publish(page, stack, { title: 'Dearer', handle: 'dearer-journey' }, 'Size', 1000)
  const scarce = await publish(page, stack, { title: 'Scarcer', handle: 'scarcer-journey' }, 'Size', 1000)
  const lost = await publish(page, stack, { title: 'Lost', handle: 'lost-journey' }, 'Size', 1000)
  const setStock = await scarce.count()
  await setStock(5)
  for (const handle of ['dearer-journey', 'scarcer-journey', 'lost-journey'])
    await addThree(page, stack, handle)
  const email = `taken-along-${Date.now()}@stoa.test`
  const customerId = await newAccount(stack, email)
  await dearer.reprice(2000)
  await setStock(2)
  await lost.remove()

  await page.goto(`${stack.urls.shop}/account/sign-in`)
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible()
  const notice = page.getByRole('alert').filter({ hasText: 'Your cart has changed' })
  await expect(notice).toContainText('Dearer (Large) now costs €23.80 instead of €11.90.')
  await expect(notice).toContainText('Scarcer (Large): only 2 are left, so the quantity was lowered.')
  await expect(notice).toContainText('Lost (Large) is no longer sold and was taken out.')
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const cart = await serverCart(page, stack)
  expect(cart).toMatchObject({ customer_id: customerId })
  expect(cart.items.toSorted((a, b) => a.title.localeCompare(b.title))).toMatchObject([
    { title: 'Dearer', quantity: 3, unit_price: 2000 },
    { title: 'Scarcer', quantity: 2, unit_price: 1000 },
  ])

  await page.getByRole('link', { name: 'Cart, 5 items' }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Where should it go?' })).toBeVisible()
  await expect(page.getByText('Your cart has changed')).toHaveCount(0)
  expect((await serverCart(page, stack)).id).toBe(cart.id)
  await dearer.remove()
  await scarce.remove()
})

test('signing in on the way to the checkout makes one cart, and without a cart makes none', async ({
  page,
  stack,
}) => {
  const made: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/store/carts')) made.push(request.url())
  })
  const product = await publish(page, stack, { title: 'Direct', handle: 'direct-journey' }, 'Size', 1000)
  const email = `direct-${Date.now()}@stoa.test`
  await newAccount(stack, email)
  await page.goto(`${stack.urls.shop}/account/sign-in`)
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(made).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()

  await addThree(page, stack, 'direct-journey')
  await page.goto(`${stack.urls.shop}/account/sign-in?next=/checkout`)
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Where should it go?' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  expect(made).toHaveLength(1)
  await product.remove()
})

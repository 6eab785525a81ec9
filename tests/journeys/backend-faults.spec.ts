import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, PORTS, signInByForm, test } from './environment.ts'

const saveButton = (page: Page) =>
  page.getByRole('region', { name: 'General' }).getByRole('button', { name: 'Save' })

/** Signs in and opens a product of this journey's own, so that no other journey's product gets another title. */
async function openOwnProduct(page: Page, stack: Stack, title: string): Promise<void> {
  await signInByForm(page, stack)
  const answer = await page.request.post(`${stack.urls.backend}/admin/products`, { data: { title } })
  const { product } = (await answer.json()) as { product: { id: string } }
  await page.goto(`${stack.urls.admin}/a/products/${product.id}`)
}

const API = new RegExp(`localhost:${PORTS.backend}/`)

test.beforeEach(({ expectComplaints }) => expectComplaints(/ERR_FAILED|status of 401|status of 500/))

test('a store that is down at start shows an error, and the same page opens once it is back', async ({
  page,
  stack,
}) => {
  await page.route(API, (route) => route.abort())
  await page.goto(`${stack.urls.admin}/a/products`)
  await expect(page.getByRole('heading', { name: 'The store is not responding' })).toBeVisible()
  await page.unroute(API)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a store that goes down during editing keeps the input', async ({ page, stack }) => {
  await openOwnProduct(page, stack, `Candle ${Date.now().toString(36)}`)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Typed while the store was down')
  await page.route(API, (route) => route.abort())
  await saveButton(page).click()
  await expect(page.getByText('It is not known whether this was saved')).toBeVisible()
  await expect(title).toHaveValue('Typed while the store was down')
  await page.unroute(API)
  await saveButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Typed while the store was down' })).toBeVisible()
})

test('a session that expires during editing asks for the password over the page and keeps the input', async ({
  page,
  stack,
  context,
}) => {
  await openOwnProduct(page, stack, `Lantern ${Date.now().toString(36)}`)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Typed before the session ended')
  await context.clearCookies()
  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password').fill('stoa-admin')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await expect(title).toHaveValue('Typed before the session ended')
  await saveButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Typed before the session ended' })).toBeVisible()
})

test('signing out clears all data', async ({ page, stack }) => {
  await signInByForm(page, stack, '/a/products')
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(`${stack.urls.admin}/a/products`)
  await expect(page).toHaveURL(/\/login\?return=%2Fa%2Fproducts$/)
})

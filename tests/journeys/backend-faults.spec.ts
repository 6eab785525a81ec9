import type { Page } from '@playwright/test'

import { expect, signIn, test } from './house.ts'

const saveButton = (page: Page) =>
  page.getByRole('region', { name: 'General' }).getByRole('button', { name: 'Save' })

const API = /localhost:9400\//

test.beforeEach(({ expectComplaints }) => expectComplaints(/ERR_FAILED|status of 401|status of 500/))

test('a store that is down at start is told, and the same page opens once it is back', async ({
  page,
  house,
}) => {
  await page.route(API, (route) => route.abort())
  await page.goto(`${house.urls.admin}/a/products`)
  await expect(page.getByRole('heading', { name: 'The store does not answer' })).toBeVisible()
  await page.unroute(API)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a store that goes down in mid-work keeps what was typed', async ({ page, house }) => {
  await signIn(page, house, '/a/products')
  await page.getByRole('table').getByRole('link').first().click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Typed while the store was down')
  await page.route(API, (route) => route.abort())
  await saveButton(page).click()
  await expect(
    page.getByText(/does not answer|could not be reached|Network Error|could not be saved/i).first(),
  ).toBeVisible()
  await expect(title).toHaveValue('Typed while the store was down')
  await page.unroute(API)
  await saveButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Typed while the store was down' })).toBeVisible()
})

test('a session that ends in mid-edit asks for the password over the page and keeps the input', async ({
  page,
  house,
  context,
}) => {
  await signIn(page, house, '/a/products')
  await page.getByRole('table').getByRole('link').nth(1).click()
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

test('signing out forgets everything', async ({ page, house }) => {
  await signIn(page, house, '/a/products')
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(`${house.urls.admin}/a/products`)
  await expect(page).toHaveURL(/\/login\?return=%2Fa%2Fproducts$/)
})

import type { Page } from '@playwright/test'

import { expect, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

const PASSWORD = 'a-long-password'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const remove = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Remove from wish list: ${title}`, exact: true })

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page, 'Hello, Wanda')).toBeVisible()
}

const wishListLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Wish list' })

test('wishes of a guest go to the account, and leave the browser with it', async ({
  page,
  request,
  stack,
}) => {
  const email = `wishes-${Date.now()}@stoa.test`
  const created = await request.post(`${stack.urls.backend}/store/customers`, {
    data: { first_name: 'Wanda', last_name: 'Wish', email, password: PASSWORD },
  })
  expect(created.ok()).toBe(true)
  const accountWishes = async () => {
    const answer = await request.get(`${stack.urls.backend}/store/customers/me`)
    const { customer } = (await answer.json()) as { customer: { metadata: { wish_list?: string[] } | null } }
    return customer.metadata?.wish_list?.length ?? 0
  }

  await page.goto(`${stack.urls.shop}/products?q=mug`)
  const card = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to wish list: / })
    .first()
  const title = ((await card.getAttribute('aria-label')) ?? '').replace('Add to wish list: ', '')
  await card.click()
  await expect(remove(page, title)).toBeVisible()
  await page.goto(`${stack.urls.shop}/products/wool-cushion`)
  await page.getByRole('button', { name: 'Add to wish list: Wool Cushion' }).first().click()
  await expect(remove(page, 'Wool Cushion')).toBeVisible()
  await expectNoFindings(page)

  await wishListLink(page).click()
  await expect(heading(page, 'Wish list')).toBeVisible()
  await expect(remove(page, title)).toBeVisible()
  await expect(remove(page, 'Wool Cushion')).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email)
  await expect.poll(accountWishes).toBe(2)

  await wishListLink(page).click()
  await expect(remove(page, title)).toBeVisible()
  await expectNoFindings(page)
  await remove(page, 'Wool Cushion').click()
  await expect(remove(page, 'Wool Cushion')).toHaveCount(0)
  await expect.poll(accountWishes).toBe(1)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Wish list' }).click()
  await expect(page.getByText('Your wish list is empty')).toBeVisible()
  await expectNoFindings(page)

  await page.goto(`${stack.urls.shop}/account/sign-in`)
  await signIn(page, email)
  await wishListLink(page).click()
  await expect(remove(page, title)).toBeVisible()
})

import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

/** The smallest picture there is. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function read<Answer>(page: Page, stack: Stack, path: string): Promise<Answer> {
  const response = await page.request.get(`${stack.urls.backend}/admin${path}`)
  return (await response.json()) as Answer
}

interface Found {
  products: {
    id: string
    title: string
    thumbnail: string | null
    status: string
    variants: { title: string; prices: { currency_code: string; amount: number }[] }[]
  }[]
}
const forSale = async (page: Page, stack: Stack) =>
  (await read<Found>(page, stack, '/products?is_giftcard=true&limit=5')).products

interface Card {
  code: string
  value: number
  balance: number
  is_disabled: boolean
  ends_at: string | null
  metadata: Record<string, unknown>
}
const cardOf = async (page: Page, stack: Stack, id: string) =>
  (await read<{ gift_card: Card }>(page, stack, `/gift-cards/${id}`)).gift_card

const dialog = (page: Page) => page.getByRole('dialog')
const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test.describe.configure({ mode: 'serial' })

test('a card is issued, its balance reduced, disabled and deleted', async ({ page, stack }) => {
  await signIn(page, stack, '/a/gift-cards')
  await page.getByRole('button', { name: 'Issue gift card' }).click()
  await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('40')
  await dialog(page).getByText('The card expires').click()
  await dialog(page).getByRole('textbox', { name: 'E-mail of the receiver' }).fill('ada@example.com')
  await dialog(page).getByRole('textbox', { name: 'Personal message' }).fill('For the new flat')
  await dialog(page).getByRole('button', { name: 'Issue' }).click()
  await expect(announcement(page, 'Gift card issued')).toBeVisible()

  const { gift_cards } = await read<{ gift_cards: (Card & { id: string })[] }>(
    page,
    stack,
    '/gift-cards?order=-created_at&limit=1',
  )
  const issued = gift_cards[0]
  expect(issued?.metadata).toEqual({ email: 'ada@example.com', personal_message: 'For the new flat' })
  expect(issued?.balance).toBe(issued?.value)
  const { id = '', code = '', value = 0, ends_at } = issued ?? {}
  expect(Math.round((new Date(ends_at ?? '').getTime() - Date.now()) / 86_400_000)).toBe(7)

  await page.getByRole('searchbox', { name: 'Search issued gift cards' }).fill(code)
  await page.getByRole('table').getByRole('link', { name: code }).click()
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await page.getByRole('button', { name: 'Change balance' }).click()
  const balance = dialog(page).getByRole('textbox', { name: 'Balance' })
  await balance.fill('1000000')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toContainText('cannot be above the original amount')
  await balance.fill('10')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  const changed = await cardOf(page, stack, id)
  expect(changed.balance * 4).toBe(value)

  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
  await expect.poll(async () => (await cardOf(page, stack, id)).is_disabled).toBe(true)

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the gift card' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gift cards' })).toBeVisible()
  const gone = await page.request.get(`${stack.urls.backend}/admin/gift-cards/${id}`)
  expect(gone.status()).toBe(404)
})

test('a denomination is added, refused as a duplicate, and changed', async ({ page, stack }) => {
  await signIn(page, stack, '/a/gift-cards')
  await page.getByRole('link', { name: 'Manage' }).click()
  await page.getByRole('button', { name: 'Add denomination' }).click()
  const amount = dialog(page).getByRole('textbox', { name: 'Amount in EUR' })
  await amount.fill('50')
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog(page)).toContainText('There is a denomination of this amount already.')
  await amount.fill('75')
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('table').getByText('€75.00')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for “75”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page).getByRole('textbox', { name: 'Amount in EUR' }).fill('80')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  const [product] = await forSale(page, stack)
  const variant = product?.variants.find(({ title }) => title === '80')
  const inEuro = variant?.prices.find(({ currency_code }) => currency_code === 'eur')
  expect(inEuro?.amount).toBe(8000)
})

test('axe finds nothing in gift cards, light or dark', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/gift-cards')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await page.getByRole('button', { name: 'Issue gift card' }).click()
  await dialog(page).getByText('The card expires').click()
  await expectNoFindingsInBothSchemes(page)
  await page.goto(`${stack.urls.admin}/a/gift-cards/manage`)
  await page.getByRole('button', { name: 'Add denomination' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await page.goto(`${stack.urls.admin}/a/gift-cards`)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Change balance' })).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
})

test('without a gift card for sale no form is shown, and one can be created', async ({ page, stack }) => {
  await signIn(page, stack, '/a/gift-cards/manage')
  await page.getByRole('button', { name: /^Actions for “Stoa Gift Card”/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the gift card' }).click()
  await expect(page.getByText('No gift card is for sale')).toBeVisible()
  await page.goto(`${stack.urls.admin}/a/gift-cards/manage`)
  await expect(page.getByText('No gift card is for sale')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Gift cards' }).click()

  await page.getByRole('button', { name: 'Create a gift card' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Card for a friend')
  await dialog(page).getByRole('textbox', { name: 'Denomination 1' }).fill('30')
  await dialog(page).getByRole('button', { name: 'Add a denomination' }).click()
  await dialog(page).getByRole('textbox', { name: 'Denomination 2' }).fill('60')
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(dialog(page).getByRole('img', { name: 'Picture' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Create and publish' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Card for a friend').first()).toBeVisible()

  const [made] = await forSale(page, stack)
  expect(made).toMatchObject({ title: 'Card for a friend', status: 'published' })
  expect(made?.variants.map(({ title }) => title).toSorted()).toEqual(['30', '60'])
  expect(made?.thumbnail).toMatch(/card.*\.png$/)
})

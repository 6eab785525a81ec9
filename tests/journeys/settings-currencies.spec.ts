import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

interface StoreAnswer {
  default_currency_code: string
  currencies: { code: string; includes_tax: boolean }[]
}

async function storeOf(page: Page, stack: Stack): Promise<StoreAnswer> {
  const response = await page.request.get(`${stack.urls.backend}/admin/store`)
  return ((await response.json()) as { store: StoreAnswer }).store
}

/** The first Escape empties the search of an open list, the second one closes the list. */
async function closeList(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
}

test('a currency is added, sold with tax, made the default for a while, and removed', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/settings/currencies')
  await expect(page.getByRole('row', { name: /Euro/ })).toContainText('Default')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Add currencies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add currencies' })
  await dialog.getByRole('button', { name: /Currencies/ }).click()
  await page.getByRole('searchbox').last().fill('dkk')
  await page.getByRole('option', { name: /DKK/ }).click()
  await closeList(page)
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const krone = page.getByRole('row', { name: /Danish Krone/ })
  await expect(krone).toBeVisible()

  const tax = page.getByRole('switch', { name: 'Prices in DKK include tax' })
  await krone.getByText('Prices in DKK include tax').click()
  await expect(tax).toBeChecked()
  const saved = async () => (await storeOf(page, stack)).currencies.find(({ code }) => code === 'dkk')
  await expect.poll(saved).toMatchObject({ includes_tax: true })

  const makeDefault = async (name: string) => {
    await page.getByRole('button', { name: `Actions for “${name}”` }).click()
    await page.getByRole('menuitem', { name: 'Make it the default currency' }).click()
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Default')
  }
  await makeDefault('Danish Krone')
  expect((await storeOf(page, stack)).default_currency_code).toBe('dkk')
  await makeDefault('Euro')

  await page.getByRole('button', { name: 'Actions for “Danish Krone”' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(krone).toHaveCount(0)
  const { currencies, default_currency_code } = await storeOf(page, stack)
  expect(currencies.map(({ code }) => code).toSorted()).toEqual(['chf', 'eur', 'jpy', 'krw', 'kwd', 'usd'])
  expect(default_currency_code).toBe('eur')
})

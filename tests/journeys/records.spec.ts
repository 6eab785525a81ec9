import type { Page } from '@playwright/test'

import { expect, signIn, test } from './environment.ts'

const ROWS = 22

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => page.getByRole('button', { name: 'Next in the list' })

test('records are gone through in the order of the list, with keys and across its pages', async ({
  page,
  stack,
}) => {
  const word = `Walk${Date.now()}`
  await signIn(page, stack)
  for (let number = 1; number <= ROWS; number++) {
    const response = await page.request.post(`${stack.urls.backend}/admin/collections`, {
      data: { title: `${word} ${number}` },
    })
    expect(response.ok()).toBe(true)
  }
  await page.goto(`${stack.urls.admin}/a/collections?q=${word}`)
  const links = page.getByRole('table').getByRole('link')
  await expect(links).toHaveCount(20)
  const titles = await links.allInnerTexts()
  const [secondToLast = '', last = ''] = titles.slice(-2)

  await page.getByRole('link', { name: secondToLast, exact: true }).click()
  await expect(heading(page, secondToLast)).toBeFocused()
  await expect(page.getByText(`19 of ${ROWS}`)).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(page, last)).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.getByText(`21 of ${ROWS}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await next(page).click()
  await expect(page.getByText(`${ROWS} of ${ROWS}`)).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Collections' }).last()).toHaveAttribute('href', /page=2/)

  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(heading(page, last)).toBeVisible()

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByText('Next in the list')).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(page, last)).toBeAttached()
  await page.keyboard.press('Escape')

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/a/collections\\?q=${word}$`))
  await page.goForward()
  await expect(page.getByText(`20 of ${ROWS}`)).toBeVisible()
  await page.reload()
  await expect(heading(page, last)).toBeVisible()
  await expect(next(page)).toBeHidden()
})

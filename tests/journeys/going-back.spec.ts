import { expect, signIn, test } from './environment.ts'

test('Back shows a list as it was left: rows, selection and position, with the focus on the row that was opened', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signIn(page, stack, '/a/products?page=2')
  const table = page.getByRole('table', { name: 'Products' })
  const row = table.getByRole('row').nth(15)
  const link = row.getByRole('link')
  await row.getByRole('checkbox').check()
  const name = await link.innerText()
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(name.replaceAll(/[^\w ]/g, '.')))
  await expect(table).not.toBeAttached()

  await page.goBack()
  await expect(page).toHaveURL(/page=2$/)
  await expect(row.getByRole('checkbox')).toBeChecked()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await expect(page).toHaveTitle(/^Products/)

  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
})

test('the link of a record to its list shows the list as it was left', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signIn(page, stack, '/a/products?page=2')
  const table = page.getByRole('table', { name: 'Products' })
  const row = table.getByRole('row').nth(15)
  const link = row.getByRole('link')
  await row.getByRole('checkbox').check()
  const name = await link.innerText()
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

  await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).last().click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(row.getByRole('checkbox')).toBeChecked()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()

  const inSidebar = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Products' })
  await inSidebar.click()
  await expect(page).toHaveURL(/products$/)
  await expect(table.getByRole('link').first()).toBeVisible()
  await expect(table.getByRole('checkbox', { checked: true })).toHaveCount(0)

  // A link to the address on screen adds nothing to the history.
  await inSidebar.click()
  await page.goBack()
  await expect(page).toHaveURL(/page=2$/)
})

import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

const TITLE = 'Bud Vase'
const ORDERED = 'Wool Cushion'

interface Edited {
  id: string
  status: string
  weight: number | null
  tags: { value: string }[]
  options: { title: string }[]
  variants: { title: string }[]
}

async function read(page: Page, stack: Stack, path: string): Promise<Edited[]> {
  const response = await page.request.get(`${stack.urls.backend}/admin/products${path}`)
  return (await response.json()).products as Edited[]
}

async function openProduct(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(title)
  await page.getByRole('table').getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // What is below the field of an extension moves when it comes, and a press that is under way misses.
  await expect(page.getByRole('checkbox', { name: 'Earns loyalty points' })).toBeVisible()
}

const saveDialog = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a product is duplicated, and its copy gets attributes and another variant and is deleted', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/products')
  await openProduct(page, TITLE)
  await page
    .getByRole('button', { name: `Actions for “${TITLE}”` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Copy of ${TITLE}` })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.getByRole('button', { name: 'Edit attributes' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Weight' }).fill('420')
  await saveDialog(page)
  await page.getByRole('button', { name: 'Edit organization' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tags' }).fill('copied,')
  await saveDialog(page)
  await page.getByRole('button', { name: 'Add variant' }).click()
  const variant = page.getByRole('dialog', { name: 'Add variant' })
  await variant.getByRole('textbox', { name: 'Title', exact: true }).fill('One of a kind')
  await variant.getByRole('button', { name: /Colour/ }).click()
  await page.getByRole('searchbox').last().fill('Ochre')
  await page.getByRole('option', { name: /Ochre/ }).click()
  await saveDialog(page)
  const [edited] = await read(page, stack, `?id=${id}&expand=tags,options,variants`)
  expect(edited).toMatchObject({ status: 'draft', weight: 420 })
  expect(edited?.variants.map(({ title }) => title)).toContain('One of a kind')
  expect(edited?.tags.map(({ value }) => value)).toContain('copied')

  await page
    .getByRole('button', { name: `Actions for “Copy of ${TITLE}”` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  expect(await read(page, stack, `?id=${id}`)).toEqual([])
})

test('the pictures of a product are viewed in full by keyboard alone', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products')
  await openProduct(page, 'Wool Cushion')
  const first = page.getByRole('button', { name: /^Open Wool Cushion.*picture 1$/ })
  await first.press('Enter')
  const view = page.getByRole('dialog', { name: /picture 1$/ })
  await expect(view.getByRole('img')).toBeVisible()
  expect(
    await view.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth),
  ).toBeGreaterThan(0)
  await expectNoFindings(page)
  const before = await view.getByRole('img').getAttribute('src')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog').getByRole('img')).not.toHaveAttribute('src', before ?? '')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(first).toBeFocused()
})

test('variants are reordered by dragging, and the store saves the order', async ({ page, stack }) => {
  const path = `/admin/products?q=${encodeURIComponent(ORDERED)}`
  await signIn(page, stack, '/a/products')
  const variantsNow = async () => {
    const response = await page.request.get(`${stack.urls.backend}${path}`)
    const [product] = (await response.json()).products as Edited[]
    return product?.variants.map(({ title }) => title) ?? []
  }
  const before = await variantsNow()
  const [first = '', second = '', ...rest] = before
  await openProduct(page, ORDERED)
  await page.getByRole('button', { name: 'Reorder' }).click()
  const dialog = page.getByRole('dialog')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: `Drag ${first}`, exact: true }).press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('row').first()).toHaveAccessibleName(second)
  await saveDialog(page)
  await expect(page.getByRole('rowheader').first()).toContainText(second)
  expect(await variantsNow()).toEqual([second, first, ...rest])
})

test('products as tiles are selected and changed as in the list', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products')
  await page.getByRole('button', { name: 'Show as pictures' }).click()
  const tiles = page.getByRole('list', { name: 'Products', exact: true })
  await expect(tiles.getByRole('link').first()).toBeVisible()
  await expectNoFindings(page)
  const title = (await tiles.getByRole('link').first().textContent()) ?? ''
  const [known] = await read(page, stack, `?q=${encodeURIComponent(title)}`)
  await tiles.getByRole('checkbox').first().check()
  const isPublished = known?.status === 'published'
  await page.getByRole('button', { name: isPublished ? 'Unpublish' : 'Publish', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Done for 1 row.' })).toBeVisible()
  const [changed] = await read(page, stack, `?id=${known?.id}`)
  expect(changed?.status).toBe(isPublished ? 'draft' : 'published')
  await page.request.post(`${stack.urls.backend}/admin/products/${known?.id}`, {
    data: { status: known?.status },
  })
  await page.getByRole('button', { name: 'Show as rows' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('an option is added to a product with variants, and removed again', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products')
  await openProduct(page, ORDERED)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const optionsNow = async () => {
    const response = await page.request.get(`${stack.urls.backend}/admin/products/${id}`)
    const { options } = (await response.json()).product as {
      options: { title: string; values: { value: string }[] }[]
    }
    return options
      .map(({ title, values }) => [title, ...new Set(values.map(({ value }) => value))].join(' '))
      .toSorted()
  }
  const before = await optionsNow()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Edit options' }).click()
  await dialog.getByRole('button', { name: 'Add option' }).click()
  await dialog.getByRole('textbox', { name: 'Option' }).last().fill('Filling')
  const group = dialog.getByRole('group', { name: 'The value of the option in each variant' })
  for (const value of await group.getByRole('textbox').all()) await value.fill('Feathers')
  await saveDialog(page)
  await expect.poll(optionsNow).toContain('Filling Feathers')

  await page.getByRole('button', { name: 'Edit options' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Option' })).toHaveCount(before.length + 1)
  const titles = await dialog
    .getByRole('textbox', { name: 'Option' })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await dialog.getByRole('button', { name: `Remove option ${titles.indexOf('Filling') + 1}` }).click()
  await saveDialog(page)
  await expect.poll(async () => (await optionsNow()).length).toBe(before.length)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a product and its dialogs, ${colorScheme}`, async ({ page, stack }) => {
    await page.emulateMedia({ colorScheme })
    await signIn(page, stack, '/a/products')
    await openProduct(page, TITLE)
    await expectNoFindings(page)
    const dialogs = [
      'Edit organization',
      'Edit attributes',
      'Edit pictures',
      'Edit options',
      'Reorder',
      'Add variant',
    ]
    for (const name of dialogs) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoFindings(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
}

import type { Locator, Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

interface Category {
  id: string
  name: string
  handle: string
  is_active: boolean
  category_children: Category[]
}

/** The store itself, asked in the session of the page. */
const storeOf = (page: Page, { urls }: Stack) => ({
  tree: async () => {
    const path = '/admin/product-categories?parent_category_id=null&include_descendants_tree=true'
    const answer = (await (await page.request.get(urls.backend + path)).json()) as {
      product_categories: Category[]
    }
    return answer.product_categories
  },
  productsIn: async (id: string) => {
    const path = `/admin/products?category_id[]=${id}&fields=title&expand=`
    const answer = (await (await page.request.get(urls.backend + path)).json()) as {
      products: { title: string }[]
    }
    return answer.products.map(({ title }) => title)
  },
  create: async (name: string, parent: string | null) => {
    const data = { name, parent_category_id: parent, is_active: true }
    const answer = await page.request.post(`${urls.backend}/admin/product-categories`, { data })
    return ((await answer.json()) as { product_category: Category }).product_category
  },
})

/** The names below a category, in order. */
const namesBelow = (tree: readonly Category[], name: string): string[] | undefined => {
  for (const category of tree) {
    if (category.name === name) return category.category_children.map((child) => child.name)
    const found = namesBelow(category.category_children, name)
    if (found) return found
  }
  return undefined
}

const treeOn = (page: Page) => page.getByRole('treegrid', { name: 'Category tree' })
const nodeOn = (page: Page, name: string) => treeOn(page).getByRole('row', { name, exact: true })

async function choose(page: Page, name: string, action: string): Promise<void> {
  await nodeOn(page, name)
    .getByRole('button', { name: `Actions for “${name}”` })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

test('a category is created, changed, filled, emptied and deleted', async ({ page, stack }) => {
  await signIn(page, stack, '/a/product-categories')
  const store = storeOf(page, stack)
  await page.getByRole('button', { name: 'Create category' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Winter')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Winter' })).toBeVisible()

  await choose(page, 'Winter', 'Add category inside')
  await page.getByRole('textbox', { name: 'Name' }).fill('Blankets')
  await page.getByRole('radio', { name: 'Inactive' }).check({ force: true })
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Blankets' })).toBeVisible()
  await expect(nodeOn(page, 'Blankets').getByText('Inactive')).toBeVisible()
  expect(namesBelow(await store.tree(), 'Winter')).toEqual(['Blankets'])

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Handle' }).fill('warm-blankets')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('definition').filter({ hasText: '/warm-blankets' })).toBeVisible()

  await page.getByRole('button', { name: 'Add products' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('throw')
  await dialog.getByRole('checkbox', { name: /Herringbone Throw/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Add products' }).click()
  await expect(dialog).toBeHidden()
  const products = page.getByRole('table', { name: 'Products' })
  await expect(products.getByRole('link', { name: /Herringbone Throw/ })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('category_id') ?? ''
  expect(await store.productsIn(id)).toEqual([expect.stringContaining('Herringbone Throw')])

  await products.getByRole('checkbox', { name: /Herringbone Throw/ }).check({ force: true })
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No products in this category')).toBeVisible()
  expect(await store.productsIn(id)).toEqual([])

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the category' }).click()
  await expect(nodeOn(page, 'Blankets')).toBeHidden()
  await expect(page).toHaveURL(/\/a\/product-categories$/)
  expect(namesBelow(await store.tree(), 'Winter')).toEqual([])
})

test('a category is moved by its menu, with the mouse, and with the keyboard', async ({ page, stack }) => {
  await signIn(page, stack)
  const store = storeOf(page, stack)
  const garden = await store.create('Garden', null)
  const pots = await store.create('Pots', garden.id)
  for (const name of ['Seeds', 'Tools']) await store.create(name, garden.id)
  const below = async () => namesBelow(await store.tree(), 'Garden')
  await page.goto(`${stack.urls.admin}/a/product-categories?category_id=${pots.id}`)
  await choose(page, 'Tools', 'Move up')
  await expect.poll(below).toEqual(['Pots', 'Tools', 'Seeds'])

  const handle = nodeOn(page, 'Tools').getByRole('button', { name: /^Drag/ })
  await expect(handle).toBeEnabled()
  await nodeOn(page, 'Seeds').dragTo(nodeOn(page, 'Pots'), { targetPosition: { x: 120, y: 2 } })
  await expect.poll(below).toEqual(['Seeds', 'Pots', 'Tools'])

  await expect(handle).toBeEnabled()
  await handle.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Moving “Tools”' })).toBeAttached()
  await page.keyboard.press('Escape')
  expect(await below()).toEqual(['Seeds', 'Pots', 'Tools'])

  await handle.press('Enter')
  const insertion = page.getByRole('button', { name: 'Insert between Seeds and Pots' })
  await expect(insertion).toBeAttached()
  for (let steps = 0; steps < 40 && !(await isFocused(insertion)); steps++)
    await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(below).toEqual(['Seeds', 'Tools', 'Pots'])

  await page.getByRole('searchbox', { name: 'Search categories' }).fill('pots')
  await expect(nodeOn(page, 'Seeds')).toBeHidden()
  await expect(nodeOn(page, 'Pots').locator('mark')).toHaveText('Pots')
})

test('axe finds nothing in the categories, light or dark', async ({ page, stack }) => {
  await signIn(page, stack, '/a/product-categories')
  await expect(treeOn(page)).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await treeOn(page).getByRole('row').first().click()
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
})

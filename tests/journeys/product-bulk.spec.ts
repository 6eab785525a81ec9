import { expect, signIn, test } from './environment.ts'

interface Placed {
  status: string
  collection: { id: string } | null
  type: { value: string } | null
  categories: { id: string }[]
  sales_channels: { id: string }[]
}

test('several products change their status, collection, type, categories and channels at once', async ({
  page,
  stack,
}) => {
  test.slow()
  await signIn(page, stack)
  const store = `${stack.urls.backend}/admin`
  const ask = async (path: string) => (await page.request.get(store + path)).json()
  const make = async (title: string) => {
    const data = { title, is_giftcard: false, status: 'draft' }
    const answer = await page.request.post(`${store}/products`, { data })
    return ((await answer.json()) as { product: { id: string } }).product.id
  }
  const ids = [await make('Alder Stool'), await make('Alder Bench')]
  const [collection] = (await ask('/collections?limit=1')).collections as { id: string; title: string }[]
  const channels = (await ask('/sales-channels')).sales_channels as { id: string; name: string }[]
  const wholesale = channels.find(({ name }) => name === 'Wholesale')
  const placed = async () => {
    const query = `${ids.map((id) => `id[]=${id}`).join('&')}&expand=collection,type,categories,sales_channels`
    return (await ask(`/products?${query}`)).products as Placed[]
  }

  const dialog = page.getByRole('dialog')
  const open = (label: RegExp) => dialog.getByRole('button', { name: label }).last().click()
  const change = async (what: string, fillIn: () => Promise<void>) => {
    await page.goto(`${stack.urls.admin}/a/products?q=Alder`)
    for (const name of ['Alder Stool', 'Alder Bench']) {
      await page.getByRole('checkbox', { name: `Select “${name}”` }).check({ force: true })
    }
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await open(/What to change/)
    await page.getByRole('option', { name: what, exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Change', exact: true })).toBeDisabled()
    await fillIn()
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Done for 2 rows.' })).toBeVisible()
  }
  await change('Status', async () => {
    await open(/Status$/)
    await page.getByRole('option', { name: 'Published' }).click()
  })
  await change('Collection', async () => {
    await open(/Collection$/)
    await page.getByRole('option', { name: collection?.title ?? '' }).click()
  })
  await change('Type', async () => {
    await open(/Type$/)
    await page.getByRole('searchbox', { name: 'Search' }).last().fill('Seating')
    await page.getByRole('option', { name: /Seating/ }).click()
  })
  const types = (await ask('/product-types?q=Seating')).product_types as unknown[]
  expect(types).toHaveLength(1)
  await change('Categories', async () => {
    await open(/Add$/)
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.keyboard.press('Escape')
  })
  await change('Sales channels', async () => {
    await open(/Add$/)
    await page.getByRole('option', { name: 'Wholesale' }).click()
    await page.keyboard.press('Escape')
  })
  for (const product of await placed()) {
    expect(product).toMatchObject({
      status: 'published',
      collection: { id: collection?.id },
      type: { value: 'Seating' },
    })
    expect(product.categories).toHaveLength(1)
    expect(product.sales_channels.map(({ id }) => id)).toContain(wholesale?.id)
  }

  await change('Collection', async () => {
    await open(/Collection$/)
    await page.getByRole('option', { name: 'No collection' }).click()
  })
  expect((await placed()).map((product) => product.collection)).toEqual([null, null])
  for (const id of ids) await page.request.delete(`${store}/products/${id}`)
})

test('several products get a tag at once', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products')
  const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select “/ })
  await boxes.nth(0).check({ force: true })
  await boxes.nth(1).check({ force: true })
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /What to change/ }).click()
  await page.getByRole('option', { name: 'Tags' }).click()
  await dialog.getByRole('textbox', { name: 'Add' }).fill('both,')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Done for 2 rows.' })).toBeVisible()
  const response = await page.request.get(`${stack.urls.backend}/admin/product-tags?q=both`)
  const [tag] = (await response.json()).product_tags as { id: string }[]
  const tagged = await page.request.get(`${stack.urls.backend}/admin/products?tags[]=${tag?.id}`)
  expect((await tagged.json()).count).toBe(2)
})

test('the list has a default view of unpublished products', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products')
  await page.getByRole('link', { name: 'Unpublished' }).click()
  await expect(page.getByRole('link', { name: 'Unpublished' })).toHaveAttribute('aria-current', 'true')
  const path = '/admin/products?status[]=draft&is_giftcard=false&limit=1'
  const { count } = (await (await page.request.get(stack.urls.backend + path)).json()) as { count: number }
  await expect(page.getByText(`of ${count}`)).toBeVisible()
})

test('what is done with all that match reaches the other pages', async ({ page, stack }) => {
  await signIn(page, stack, '/a/products')
  const title = `Everywhere ${Date.now()}`
  for (let made = 1; made <= 23; made++) {
    const data = { title: `${title} ${made}`, status: 'published', is_giftcard: false }
    expect((await page.request.post(`${stack.urls.backend}/admin/products`, { data })).ok()).toBe(true)
  }
  await page.goto(`${stack.urls.admin}/a/products?q=${encodeURIComponent(title)}`)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('button', { name: 'Select all 23' }).click()
  const bar = page.getByRole('region', { name: 'Actions for the selected rows' })
  await expect(bar).toContainText('23 selected')
  await bar.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect(page.getByText('Done for 23 rows.')).toBeVisible()
  const path = `/admin/products?status[]=published&limit=1&q=${encodeURIComponent(title)}`
  const { count } = (await (await page.request.get(stack.urls.backend + path)).json()) as { count: number }
  expect(count).toBe(0)
})

import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { expect, signIn, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

interface Item {
  id: string
  sku: string
  location_levels: { location_id: string; stocked_quantity: number; incoming_quantity: number }[]
}

const SKU = 'PR-037-04'
const LOCATION = 'Hamburg warehouse'

/** The item of these journeys, as the API returns it. */
async function readItem(page: Page, backend: string): Promise<Item> {
  const answer = await page.request.get(`${backend}/admin/inventory-items?sku=${SKU}`)
  const { inventory_items: items } = (await answer.json()) as { inventory_items: Item[] }
  const [item] = items
  if (!item) throw new Error(`no item ${SKU}`)
  return item
}

async function locationId(page: Page, backend: string, name: string): Promise<string | undefined> {
  const answer = await page.request.get(`${backend}/admin/stock-locations?limit=100`)
  const { stock_locations: locations } = (await answer.json()) as {
    stock_locations: { id: string; name: string }[]
  }
  return locations.find((location) => location.name === name)?.id
}

async function levelAt(page: Page, backend: string, location: string) {
  const [item, id] = await Promise.all([readItem(page, backend), locationId(page, backend, location)])
  return item.location_levels.find(({ location_id }) => location_id === id)
}

const announcement = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

async function choose(page: Page, button: Locator, option: string | RegExp) {
  await button.click()
  await page.getByRole('option', { name: option }).click()
}

test('stock is adjusted by a delivery, and the item’s history shows the reason', async ({ page, stack }) => {
  await signIn(page, stack, `/a/inventory?q=${SKU}`)
  const before = await levelAt(page, stack.urls.backend, LOCATION)
  const row = page.getByRole('row').filter({ hasText: SKU })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Adjust stock' }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, dialog.getByRole('button', { name: /Location/ }), LOCATION)
  await dialog.getByRole('textbox', { name: /Add or take away/ }).fill('7')
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('Second pallet')
  await dialog.getByRole('button', { name: 'Adjust' }).click()
  await announcement(page, 'Stock adjusted')

  const after = await levelAt(page, stack.urls.backend, LOCATION)
  expect(after?.stocked_quantity).toBe((before?.stocked_quantity ?? 0) + 7)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Adjustments' })).toContainText('Second pallet')
})

test('an adjustment is undone', async ({ page, stack }) => {
  await signIn(page, stack, `/a/inventory?q=${SKU}`)
  const before = await levelAt(page, stack.urls.backend, LOCATION)
  const row = page.getByRole('row').filter({ hasText: SKU })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Adjust stock' }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, dialog.getByRole('button', { name: /Location/ }), LOCATION)
  await dialog.getByRole('textbox', { name: /Add or take away/ }).fill('2')
  await dialog.getByRole('button', { name: 'Adjust' }).click()
  const undo = page.getByRole('button', { name: 'Take it back' })
  await expect(undo).toBeVisible()
  const changed = await levelAt(page, stack.urls.backend, LOCATION)
  expect(changed?.stocked_quantity).toBe((before?.stocked_quantity ?? 0) + 2)
  await undo.click()
  await announcement(page, 'Adjustment taken back')

  const after = await levelAt(page, stack.urls.backend, LOCATION)
  expect(after?.stocked_quantity).toBe(before?.stocked_quantity)
})

test('quantities are typed into the grid, reviewed and saved', async ({ page, stack }) => {
  const location = await signIn(page, stack, '/a/inventory').then(() =>
    locationId(page, stack.urls.backend, LOCATION),
  )
  await page.goto(`${stack.urls.admin}/a/inventory/quantities?q=${SKU}&location_id=${location}`)
  const row = page.getByRole('row').filter({ hasText: SKU })
  await row.locator('[data-part="cell"]').last().click()
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('dialog')).toContainText('40')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()

  const level = await levelAt(page, stack.urls.backend, LOCATION)
  expect(level?.incoming_quantity).toBe(40)
})

test('low stock is listed lowest first, and downloaded by location', async ({ page, stack }) => {
  await signIn(page, stack, '/a/inventory')
  await page.getByRole('button', { name: /^Running low/ }).click()
  await expect(page.getByRole('button', { name: 'Available: up to 5' })).toBeVisible()
  const first = page.getByRole('table').getByRole('row').nth(1)
  await expect(first).toContainText('0')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these rows as CSV' }).click()
  const [head, ...lines] = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n')
  expect(head).toContain('SKU,Item,Variant,Location,In stock,Reserved,Available,Incoming')

  const { inventory_items: items } = (await (
    await page.request.get(`${stack.urls.backend}/admin/inventory-items?limit=500`)
  ).json()) as { inventory_items: { sku: string; location_levels: { available_quantity: number }[] }[] }
  const low = items.filter(
    ({ location_levels: levels }) =>
      levels.reduce((sum, { available_quantity }) => sum + available_quantity, 0) <= 5,
  )
  expect(low.length).toBeGreaterThan(0)
  expect([...new Set(lines.map((line) => line.split(',')[0]))].toSorted()).toEqual(
    low.map(({ sku }) => sku).toSorted(),
  )
})

test('a location is added with a channel, and deleted after typing its name', async ({ page, stack }) => {
  await signIn(page, stack, '/a/inventory/locations')
  await page.getByRole('button', { name: 'Add location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add location' })
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Kiel shop')
  await dialog.getByRole('textbox', { name: /^Street/ }).fill('Hafen 3')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Fill this in.')).toBeVisible()
  await dialog.getByRole('button', { name: /Country/ }).click()
  await page.getByRole('searchbox').last().fill('Germany')
  await page.getByRole('option', { name: 'Germany' }).click()
  await dialog.getByRole('button', { name: /Sales channels/ }).click()
  await page.getByRole('option', { name: 'Wholesale' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await announcement(page, 'Location added')
  const card = page.getByRole('region', { name: 'Kiel shop' })
  await expect(card).toContainText('Wholesale')
  expect(await locationId(page, stack.urls.backend, 'Kiel shop')).toBeDefined()

  await card.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox').fill('Kiel shop')
  await question.getByRole('button', { name: 'Delete the location' }).click()
  await expect(card).toBeHidden()
  expect(await locationId(page, stack.urls.backend, 'Kiel shop')).toBeUndefined()
})

test('a location is saved when adding its channel fails, and the channel is retried', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 400 .*\/stock-locations/)
  const { admin, backend } = stack.urls
  await signIn(page, stack, '/a/inventory/locations')
  await page.getByRole('button', { name: 'Add location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add location' })
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Lübeck attic')
  await dialog.getByRole('button', { name: /Sales channels/ }).click()
  await page.getByRole('option', { name: 'Wholesale' }).click()
  await page.keyboard.press('Escape')
  const CALL = `${backend}/admin/sales-channels/*/stock-locations`
  await page.route(CALL, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': admin, 'access-control-allow-credentials': 'true' },
      json: { type: 'invalid_data', message: 'Not today' },
    }),
  )
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('list', { name: 'Steps' })).toContainText('Not today')
  const id = await locationId(page, backend, 'Lübeck attic')
  expect(id).toBeDefined()
  const channels = async () => {
    const answer = await page.request.get(`${backend}/admin/stock-locations/${id}?expand=sales_channels`)
    return (
      (await answer.json()) as { stock_location: { sales_channels: { name: string }[] } }
    ).stock_location.sales_channels.map(({ name }) => name)
  }
  expect(await channels()).toEqual([])

  await page.unroute(CALL)
  await dialog.getByRole('button', { name: 'Finish remaining steps' }).click()
  await announcement(page, 'Location added')
  expect(await channels()).toEqual(['Wholesale'])
  await page.request.delete(`${backend}/admin/stock-locations/${id}`)
})

test('stock is reserved, changed, and released by a quantity of 0', async ({ page, stack }) => {
  await signIn(page, stack, '/a/inventory/reservations')
  await page.getByRole('button', { name: 'Reserve stock' }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, dialog.getByRole('button', { name: /Location/ }), LOCATION)
  await dialog.getByRole('button', { name: /Choose an item/ }).click()
  await page.getByRole('searchbox').last().fill(SKU)
  await page.getByRole('option', { name: new RegExp(SKU) }).click()
  await dialog.getByRole('textbox', { name: /^Quantity/ }).fill('2')
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('For the spring fair')
  await dialog.getByRole('button', { name: 'Reserve', exact: true }).click()
  await announcement(page, 'Reservation added')

  const found = async () => {
    const query = new URLSearchParams({ 'description[contains]': 'spring fair' })
    const answer = await page.request.get(`${stack.urls.backend}/admin/reservations?${query}`)
    return ((await answer.json()) as { reservations: { quantity: number }[] }).reservations
  }
  expect(await found()).toMatchObject([{ quantity: 2 }])
  await page.goto(`${stack.urls.admin}/a/inventory/reservations?description=spring+fair`)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: /^Quantity/ }).fill('0')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await announcement(page, 'Reservation deleted')
  expect(await found()).toEqual([])
})

test('axe finds nothing in the inventory, light or dark', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/inventory/locations')
  const { id } = await readItem(page, stack.urls.backend)
  for (const view of ['', '/quantities', '/locations', '/reservations', `/items/${id}`]) {
    await page.goto(`${stack.urls.admin}/a/inventory${view}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFindingsInBothSchemes(page)
  }
})

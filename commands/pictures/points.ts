import type { Locator, Page } from '@playwright/test'

import { WIDTH } from './camera.ts'
import { open, openFirst, search, type Scene } from './visitor.ts'

const PAID_ORDERS = '/orders?status=completed'
const PRODUCT = 'Moon Calendar'
const TAKEN = 3

const rows = (page: Page): Locator => page.locator('tbody tr')

async function selectOrders(page: Page, url: string): Promise<Locator> {
  await open(page, url, PAID_ORDERS, 720)
  for (let row = 0; row < TAKEN; row++) await rows(page).nth(row).getByRole('checkbox').click()
  return page.getByRole('region', { name: 'Actions for the selected rows' })
}

async function awardPoints(page: Page, url: string): Promise<void> {
  const bar = await selectOrders(page, url)
  await bar.getByRole('button', { name: 'Award points' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Award points' }).click()
  await bar.waitFor({ state: 'hidden' })
}

const openProduct = async (page: Page, url: string): Promise<Locator> => {
  await open(page, url, `/products?q=${encodeURIComponent(PRODUCT)}`, 640)
  return page.getByRole('row', { name: PRODUCT })
}

/** Each kind of contribution where it appears; the store's first orders have their points from `column` on. */
export const POINTS: Readonly<Record<string, Scene>> = {
  async 'bulk-action'(page, url) {
    const bar = await selectOrders(page, url)
    const award = bar.getByRole('button', { name: 'Award points' })
    await award.waitFor()
    return { rings: [[award]] }
  },
  async column(page, url) {
    await awardPoints(page, url)
    await open(page, url, PAID_ORDERS, 620)
    const heading = page.getByRole('columnheader', { name: 'Points' })
    const index = await heading.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell))
    const cells = page.locator(`tbody tr > :nth-child(${index + 1})`)
    await cells.filter({ hasText: 'point' }).first().waitFor()
    return { rings: [[heading, cells]] }
  },
  async page(page, url) {
    await open(page, url, '/loyalty', 640)
    await page.getByRole('table').waitFor()
    const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Loyalty' })
    return { rings: [[link], [page.getByRole('main')]] }
  },
  async widget(page, url) {
    await openFirst(page, url, PAID_ORDERS, 2400)
    const below = page.locator('[data-widget="order-points"]')
    const beside = page.locator('[data-widget="balance"]')
    await below.getByRole('button').waitFor()
    await beside.getByRole('definition').first().waitFor()
    return { frame: [below, beside], rings: [[below], [beside]] }
  },
  async settings(page, url) {
    await open(page, url, '/settings', 800)
    const card = page.getByRole('main').getByRole('link', { name: 'Loyalty' })
    return { rings: [[card]] }
  },
  async 'settings-page'(page, url) {
    await open(page, url, '/settings/loyalty', 560)
    const main = page.getByRole('main')
    await main.getByRole('button').first().waitFor()
    return { rings: [[main]] }
  },
  async command(page, url) {
    await open(page, url, '/products', 640)
    const palette = await search(page, 'loyalty')
    const command = palette.getByRole('option', { name: /loyalty program/i })
    await command.waitFor()
    return { frame: [palette], rings: [[command]] }
  },
  async 'row-action'(page, url) {
    const row = await openProduct(page, url)
    await row.getByRole('button', { name: `Actions for “${PRODUCT}”` }).click()
    const action = page.getByRole('menuitem', { name: 'Double points' })
    await action.waitFor()
    return { frame: [row, page.getByRole('menu')], rings: [[action]] }
  },
  async card(page, url) {
    await open(page, url, '/home', 1140)
    const card = page.locator('[data-card="members"]')
    await card.getByRole('definition').first().waitFor()
    return { rings: [[card]] }
  },
  async field(page, url) {
    const row = await openProduct(page, url)
    await row.getByRole('link').first().click()
    const box = page.getByRole('checkbox', { name: 'Earns loyalty points' })
    await box.waitFor()
    await page.setViewportSize({ width: WIDTH, height: 1200 })
    const form = page.locator('form').filter({ has: box })
    return {
      frame: [page.getByRole('heading', { name: 'General' }), form],
      rings: [[page.locator('label').filter({ has: box })]],
    }
  },
  async search(page, url) {
    await open(page, url, '/loyalty', 640)
    const member = await page.getByRole('rowheader').first().locator('bdi').first().innerText()
    await open(page, url, '/products', 640)
    const palette = await search(page, member.split(' ')[0] ?? '')
    const found = palette.getByRole('group', { name: 'Members' })
    await found.waitFor()
    return { frame: [palette], rings: [[found]] }
  },
}

import type { Page } from '@playwright/test'

import { WIDTH } from './camera.ts'
import { open, openFirst, settled, type Scene } from './visitor.ts'

/** The shell's own outlines, which say themselves where each zone is. */
async function outline(page: Page): Promise<void> {
  await page.keyboard.press('Control+Alt+z')
  await page.getByRole('complementary', { name: 'Zones' }).waitFor()
  await settled(page)
}

/** Pages with their zones outlined. */
export const ZONES: Readonly<Record<string, Scene>> = {
  async 'zones-order'(page, url) {
    await openFirst(page, url, '/orders?status=completed', 1700)
    await outline(page)
    return { rings: [] }
  },
  async 'zones-product'(page, url) {
    await openFirst(page, url, '/products', 1760)
    await outline(page)
    return { rings: [] }
  },
  async 'zones-list'(page, url) {
    await open(page, url, '/products?q=Riso+Print', 620)
    await outline(page)
    return { rings: [] }
  },
  async 'zones-home'(page, url) {
    await open(page, url, '/home', 1340)
    await outline(page)
    return { rings: [] }
  },
  async 'zones-topbar'(page, url) {
    await open(page, url, '/settings')
    await outline(page)
    const bar = page.getByRole('banner')
    const [start, end] = ['topbar.start', 'topbar.end'].map((zone) =>
      page.locator('details', { hasText: zone }),
    )
    return { frame: [bar], rings: [start, end].flatMap((zone) => (zone ? [[zone]] : [])) }
  },
  async 'zones-login'(page, url) {
    await page.setViewportSize({ width: WIDTH, height: 720 })
    await page.context().clearCookies()
    await page.goto(`${url}/login`)
    await outline(page)
    const zones = page.locator('details', { hasText: 'login.' })
    return { rings: [[zones.first()], [zones.last()]] }
  },
}

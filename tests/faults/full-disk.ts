import type { Browser } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { BACK_MS, type Outage, TRY_AGAIN_MS } from './outages.ts'
import type { SmallDisk } from './small-disk.ts'
import { expect, expectProductList, openPage, signIn } from './visitor.ts'

const NAME = "the store's disk is full"
/** The smallest picture there is, with 2 MiB behind it that no browser reads. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const PICTURE = {
  name: 'shelf.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.alloc(2 << 20)]),
}

/** Fills the store's disk while somebody adds a picture to a product, and gives the space back. */
export async function runFullDisk(browser: Browser, { urls }: Stack, disk: SmallDisk): Promise<Outage> {
  const context = await browser.newContext({ locale: 'en-US' })
  const [page, shop] = [await context.newPage(), await context.newPage()]
  const outage = { name: NAME, admin: '–', shop: '–' }
  try {
    await signIn(page, `${urls.admin}/a/products`)
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Edit pictures' }).click()
    const dialog = page.getByRole('dialog')
    const upload = dialog.locator('input[type=file]')
    await upload.waitFor({ state: 'attached' })
    disk.fill()
    await upload.setInputFiles(PICTURE)
    const again = dialog.getByRole('button', { name: `Try ${PICTURE.name} again` })
    await again.waitFor()
    const file = dialog.getByRole('row').filter({ hasText: PICTURE.name })
    outage.admin = (await file.innerText()).split('\n').at(-1) ?? ''
    await shop.goto(urls.shop)
    await expect(shop.getByRole('main').getByRole('link').first()).toBeVisible()
    outage.shop = 'nothing'
    disk.free()
    const start = performance.now()
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: TRY_AGAIN_MS })
      await expect(dialog.locator('img[src*="shelf"]')).toBeAttached({ timeout: TRY_AGAIN_MS })
    }).toPass({ timeout: BACK_MS, intervals: [TRY_AGAIN_MS] })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toBeHidden()
    const wellAfter = performance.now() - start
    await openPage(page, 'Products')
    await expectProductList(page)
    return { ...outage, wellAfter, faults: [] }
  } catch (error) {
    return { ...outage, faults: [String(error).split('\n').slice(0, 3).join(' ')] }
  } finally {
    disk.free()
    await context.close()
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Locator, Page } from '@playwright/test'

import { ROOT } from '../../commands/stack/paths.ts'
import type { Stack } from '../../commands/stack/stack.ts'
import { findMisfits } from '../looks/geometry.ts'
import { photograph } from '../photograph.ts'
import { placeOrder } from '../place-order.ts'
import { expect, signIn, test } from './environment.ts'
import { admin, packOrder } from './returnable-order.ts'

// What moves must not get in the way of keys and focus.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** A text of the admin in a language, by its namespace and key. */
type TextOf = (key: string) => string

function textsIn(language: string): TextOf {
  return (key) => {
    const [namespace, ...path] = key.split('.')
    const file = readFileSync(join(ROOT, 'locales', language, `${namespace}.json`), 'utf8')
    const found = path.reduce<unknown>(
      (texts, part) => (texts as Record<string, unknown>)[part],
      JSON.parse(file),
    )
    return String(found)
  }
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).first()
/** The top one of the dialogs. */
const shown = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').last()

async function fromMenu(page: Page, menu: string, entry: string): Promise<void> {
  await button(page, menu).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** One piece more of the first line. */
const more = (page: Page) => shown(page).locator('button[slot=increment]').first().click()

interface DialogOfOrder {
  name: string
  order: 'open' | 'packed'
  open: (page: Page, t: TextOf) => Promise<void>
  /** Whether something is entered, about which Escape asks. */
  isFilled?: boolean
}

const ofCustomer = (id: string) => (page: Page, t: TextOf) =>
  fromMenu(page, t('order.customer.label'), t(`order.customer.${id}`))
const ofCard = (card: string, action: string) => (page: Page, t: TextOf) =>
  button(region(page, t(card)), t(action)).click()
const afterSale =
  (action: string, isFilled = true) =>
  async (page: Page, t: TextOf) => {
    await fromMenu(page, t('afterSale.start'), t(action))
    if (isFilled) await more(page)
  }

const DIALOGS: readonly DialogOfOrder[] = [
  { name: 'capture', order: 'open', open: ofCard('orders.payment.title', 'orders.payment.capture') },
  { name: 'fulfill', order: 'open', open: ofCard('orders.fulfillment.title', 'order.fulfill.action') },
  { name: 'delivery', order: 'open', open: (page, t) => button(page, t('order.delivery.title')).click() },
  { name: 'shipping address', order: 'open', open: ofCustomer('shipping') },
  { name: 'billing address', order: 'open', open: ofCustomer('billing') },
  { name: 'e-mail', order: 'open', open: ofCustomer('email') },
  { name: 'transfer', order: 'open', open: ofCustomer('transfer') },
  {
    name: 'cancel',
    order: 'open',
    open: (page, t) => fromMenu(page, t('order.actions.label'), t('order.actions.cancel')),
  },
  { name: 'reservation', order: 'open', open: (page, t) => button(page, t('order.reserve.edit')).click() },
  { name: 'edit', order: 'open', isFilled: true, open: afterSale('orderEdits.action', false) },
  { name: 'ship', order: 'packed', open: ofCard('orders.fulfillment.title', 'order.ship.action') },
  { name: 'refund', order: 'packed', open: ofCard('orders.payment.title', 'order.refund.action') },
  { name: 'return', order: 'packed', isFilled: true, open: afterSale('afterSale.return.action') },
  { name: 'receive', order: 'packed', open: ofCard('afterSale.title', 'afterSale.receive.action') },
  { name: 'exchange', order: 'packed', isFilled: true, open: afterSale('afterSale.exchange.action') },
  {
    name: 'variants',
    order: 'packed',
    isFilled: true,
    open: async (page, t) => {
      await afterSale('afterSale.exchange.action')(page, t)
      await button(shown(page), t('afterSale.extras.add')).click()
      const picker = page.getByRole('dialog', { name: t('afterSale.extras.title'), exact: true })
      await picker.getByRole('checkbox').nth(1).check({ force: true })
    },
  },
  { name: 'claim', order: 'packed', isFilled: true, open: afterSale('afterSale.claim.action') },
]

/** An order that waits to be packed, and one that is packed and of which something is announced to come back. */
async function orders(page: Page, stack: Stack): Promise<Record<DialogOfOrder['order'], string>> {
  const open = await placeOrder(stack.urls.backend, { email: 'a.rather.long.name.of.a.person@example.com' })
  const packed = await packOrder(page, stack)
  await admin(page, stack).post(`/orders/${packed.id}/return`, {
    items: [{ item_id: packed.line.id, quantity: 1 }],
  })
  return { open: open.id, packed: packed.id }
}

/** Scrolls what is longer than the dialog to its end, and answers whether there is something like that. */
const toEnd = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const long = [element, ...element.querySelectorAll('*')].filter(
      (each) =>
        each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY),
    )
    for (const each of long) each.scrollTop = each.scrollHeight
    return long.length > 0
  })

/** How much of the width of its line the note of each line has. */
const noteWidths = (dialog: Locator, label: string) =>
  dialog.getByRole('textbox', { name: label, exact: true }).evaluateAll((notes) =>
    notes.flatMap((note) => {
      const line = note.closest('[role=group][aria-label]')
      return line ? [note.getBoundingClientRect().width / line.getBoundingClientRect().width] : []
    }),
  )

const LOOKS = [
  { name: 'light', language: 'en', width: 1280, height: 900, colorScheme: 'light' },
  { name: 'Arabic', language: 'ar', width: 1280, height: 900, colorScheme: 'light' },
  { name: 'on a phone', language: 'de', width: 390, height: 844, colorScheme: 'light' },
  { name: 'Arabic, dark, on a phone', language: 'ar', width: 390, height: 844, colorScheme: 'dark' },
] as const

for (const { name, language, width, height, colorScheme } of LOOKS) {
  test(`everything fits into the dialogs of an order: ${name}`, async ({ page, stack }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, stack)
    await page.setViewportSize({ width, height })
    const ids = await orders(page, stack)
    const t = textsIn(language)
    let at: string | undefined
    for (const { name: dialog, order, open, isFilled = false } of DIALOGS) {
      if (at !== order) await page.goto(`${stack.urls.admin}/a/orders/${ids[order]}?lng=${language}`)
      at = isFilled ? undefined : order
      await expect(region(page, t('orders.payment.title'))).toBeVisible()
      await open(page, t)
      await expect(shown(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      const expectToFit = async (end = '') => {
        await photograph(page, `order dialogs/${dialog}, ${name}${end}`)
        const misfits = await page.evaluate(findMisfits)
        expect.soft(misfits, `what does not fit into “${dialog}”`).toEqual([])
      }
      await expectToFit()
      if (width < 400)
        for (const share of await noteWidths(shown(page), t('afterSale.line.note')))
          expect.soft(share, `how wide a note is in “${dialog}”`).toBeGreaterThan(0.9)
      if (await toEnd(shown(page))) await expectToFit(', end')
      if (isFilled) continue
      await page.keyboard.press('Escape')
      await expect(shown(page)).toBeHidden()
    }
  })
}

import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { buy } from './buy.ts'
import { expect, signIn, test } from './environment.ts'

interface Order {
  fulfillment_status: string
  fulfillments: { tracking_links: { tracking_number: string }[] }[]
}

async function parcelsOf(page: Page, stack: Stack, id: string) {
  const expand = 'fulfillments,fulfillments.tracking_links'
  const answer = await page.request.get(`${stack.urls.backend}/admin/orders/${id}?expand=${expand}`)
  const { order } = (await answer.json()) as { order: Order }
  return {
    status: order.fulfillment_status,
    numbers: order.fulfillments.flatMap(({ tracking_links }) =>
      tracking_links.map(({ tracking_number }) => tracking_number),
    ),
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('orders are shipped with the tracking numbers of a CSV file, after a check that changes nothing', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/orders/tracking')
  const email = 'carrier@example.com'
  const [first, second] = [await buy(page, stack, email), await buy(page, stack, email)]
  const file = [
    'Date;Reference;Consignment;Weight',
    `2026-11-27;${first.display_id};"DE;500";1.2`,
    `2026-11-27;${second.display_id};DE600;0.4`,
    '2026-11-27;999999;DE700;0.4',
  ]
  await page.locator('input[type="file"]').setInputFiles({
    name: 'carrier.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file.join('\r\n')),
  })
  await expect(page.getByRole('textbox', { name: 'One order per line' })).toHaveValue(/DE600/)
  await press(page, 'Check 3 orders')
  const rows = page.getByRole('table', { name: 'Order by order' })
  await expect(rows.getByText('Will be fulfilled and shipped')).toHaveCount(2)
  await expect(rows.getByRole('row', { name: /#999999/ })).toContainText('No order has this number')
  const untouched = { status: 'not_fulfilled', numbers: [] }
  expect(await parcelsOf(page, stack, first.id)).toEqual(untouched)
  expect(await parcelsOf(page, stack, second.id)).toEqual(untouched)

  await page.getByRole('button', { name: /Location/ }).click()
  await page.getByRole('option', { name: 'Hamburg warehouse' }).click()
  await press(page, 'Ship 2 orders')
  await press(page, 'Send now')
  await expect(rows.getByText('Shipped', { exact: true })).toHaveCount(2)
  expect(await parcelsOf(page, stack, first.id)).toEqual({ status: 'shipped', numbers: ['DE;500'] })
  expect(await parcelsOf(page, stack, second.id)).toEqual({ status: 'shipped', numbers: ['DE600'] })
})

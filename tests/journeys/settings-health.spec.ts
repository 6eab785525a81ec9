import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'

const send = async <Answer>(page: Page, stack: Stack, path: string, data: object): Promise<Answer> =>
  (await (await page.request.post(`${stack.urls.backend}${path}`, { data })).json()) as Answer

async function expectNoFindings(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test('the health of the store is checked, and a missing piece leads to its page', async ({ page, stack }) => {
  await signIn(page, stack, '/a/settings')
  const { region } = await send<{ region: { id: string } }>(page, stack, '/admin/regions', {
    name: 'The gap',
    currency_code: 'eur',
    tax_rate: 10,
    countries: ['ad'],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  })
  await page.getByRole('link', { name: /^Health/ }).click()
  const finding = page.getByRole('link', { name: '“The gap” offers no shipping in the shop.' })
  await expect(finding).toBeVisible()
  await expectNoFindings(page)
  await finding.click()
  await expect(page).toHaveURL(new RegExp(`/a/settings/regions/${region.id}`))
})

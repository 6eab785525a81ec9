import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { changeFeed, entryOf } from './feed-surgery.ts'

const send = async <Answer>(page: Page, stack: Stack, path: string, data: object): Promise<Answer> =>
  (await (await page.request.post(`${stack.urls.backend}${path}`, { data })).json()) as Answer

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

test('an extension that is refused is found, and leads to the page that says why', async ({
  page,
  stack,
}) => {
  await changeFeed(page, (feed) => {
    const loyalty = entryOf(feed, 'loyalty')
    const manifest = { ...loyalty.manifest, sdk: '^9.0.0' }
    return {
      ...feed,
      extensions: feed.extensions.map((one) => (one === loyalty ? { ...one, manifest } : one)),
    }
  })
  await signIn(page, stack, '/a/settings/health')
  await page.getByRole('link', { name: '“loyalty” was refused.' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Extensions' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Refused: 1')
})

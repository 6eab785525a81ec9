import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'

const read = async <Answer>(page: Page, stack: Stack, path: string): Promise<Answer> =>
  (await (await page.request.get(`${stack.urls.backend}${path}`)).json()) as Answer

async function expectNoFindings(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test('a person is invited, the invitation is renewed, and deleted', async ({ page, stack, browser }) => {
  await signIn(page, stack, '/a/settings/team')
  await expect(page.getByRole('table', { name: 'People' })).toContainText('admin@stoa.test')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('new.person@stoa.test')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  const row = page.getByRole('row', { name: /new\.person/ })
  await expect(row).toContainText('Pending')
  const tokenOf = async () =>
    (
      await read<{ invites: { user_email: string; token: string }[] }>(page, stack, '/admin/invites')
    ).invites.find(({ user_email }) => user_email === 'new.person@stoa.test')?.token
  const first = await tokenOf()
  expect(first).toBeDefined()
  const menu = page.getByRole('button', { name: 'Actions for “new.person@stoa.test”' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await menu.click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  // The store's template leads to the admin of `npm start`.
  const { search } = new URL(link)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${stack.urls.admin}/invite${search}`)
  await expect(guest.getByRole('heading', { name: 'Join the team' })).toBeVisible()
  await guest.context().close()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Send again' }).click()
  await expect(page.getByText('Invitation renewed for seven days')).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete invitation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete invitation' }).click()
  await expect(row).toHaveCount(0)
  expect(await tokenOf()).toBeUndefined()
})

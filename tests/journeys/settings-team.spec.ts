import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

const read = async <Answer>(page: Page, stack: Stack, path: string): Promise<Answer> =>
  (await (await page.request.get(`${stack.urls.backend}${path}`)).json()) as Answer

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

test('an invited person joins, gets another role, and is removed', async ({ page, stack, browser }) => {
  const email = `joins${Date.now()}@stoa.test`
  await signIn(page, stack, '/a/settings/team')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('row', { name: email })).toContainText('Pending')
  const { invites } = await read<{ invites: { user_email: string; token: string }[] }>(
    page,
    stack,
    '/admin/invites',
  )
  const token = invites.find(({ user_email }) => user_email === email)?.token

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${stack.urls.admin}/invite?token=${token}`)
  await guest.getByLabel('First name').fill('Noor')
  await guest.getByLabel('Last name').fill('Joining')
  await guest.getByLabel(/^Password/).fill('stoa-admin-2')
  await guest.getByLabel(/^Confirm password/).fill('stoa-admin-2')
  await guest.getByRole('button', { name: 'Join' }).click()
  await expect(guest.getByRole('button', { name: /^Account of Noor/ })).toBeVisible()
  await guest.context().close()

  await page.reload()
  const row = page.getByRole('table', { name: 'People' }).getByRole('row', { name: email })
  await expect(row).toContainText('Member')
  await expect(page.getByRole('table', { name: 'Open invitations' })).not.toContainText(email)
  const menu = page.getByRole('button', { name: `Actions for “${email}”` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByRole('button', { name: /Role/ }).click()
  await page.getByRole('option', { name: 'Developer' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Developer')
  const personOf = async () =>
    (
      await read<{ users: { email: string; role: string }[] }>(page, stack, '/admin/users?limit=500')
    ).users.find((user) => user.email === email)
  expect(await personOf()).toMatchObject({ role: 'developer', first_name: 'Noor' })

  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove from the team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from the team' }).click()
  await expect(row).toHaveCount(0)
  expect(await personOf()).toBeUndefined()
})

import type { APIRequestContext, Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { staff } from '../../commands/backend/accounts.mts'
import { expect, signInByForm, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

const NEWCOMER = {
  email: `nora.lind.${Date.now()}@example.com`,
  first: 'first-secret',
  second: 'second-secret',
}

const name = 'Nora Lind'

/** What the store knows of its staff, and how to ask it. */
async function asStaff(request: APIRequestContext, { urls: { backend } }: Stack) {
  const { access_token } = (await (
    await request.post(`${backend}/admin/auth/token`, { data: staff })
  ).json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  return {
    invite: (email: string) =>
      request.post(`${backend}/admin/invites`, { headers, data: { user: email, role: 'member' } }),
    async find(email: string) {
      const answer = await request.get(`${backend}/admin/users`, { headers })
      const { users } = (await answer.json()) as {
        users: { id: string; email: string; first_name: string }[]
      }
      return users.find((user) => user.email === email)
    },
    remove: (id: string) => request.delete(`${backend}/admin/users/${id}`, { headers }),
  }
}

/** The query of the link that the store would have sent by e-mail. */
async function mailed(
  request: APIRequestContext,
  stack: Stack,
  kind: string,
  email: string,
): Promise<string> {
  const page = `${stack.urls.backend}/development/links`
  const find = async () => {
    const answer = await request.get(page, { headers: { accept: 'application/json' } })
    const { links } = (await answer.json()) as { links: { kind: string; email: string; url: string }[] }
    return links.find((link) => link.kind === kind && link.email === email)?.url
  }
  await expect.poll(find).toBeDefined()
  return new URL((await find()) ?? '').search
}

const account = (page: Page) => page.getByRole('button', { name: `Account of ${name}` })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
}

test('an invited person joins, forgets the password, and sets a new one by a link that works once', async ({
  page,
  stack,
  request,
  expectComplaints,
}) => {
  // The server answers 500 to a link that was used.
  expectComplaints(/status of 500 .*reset-password/)
  const store = await asStaff(request, stack)
  await store.invite(NEWCOMER.email)
  const invitation = await mailed(request, stack, 'invite', NEWCOMER.email)

  await page.goto(`${stack.urls.admin}/invite${invitation}`)
  await expect(page.getByRole('heading', { name: 'Join the team' })).toBeVisible()
  await expectNoFindings(page)
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Lind')
  await page.getByLabel(/^Password/).fill(NEWCOMER.first)
  await page.getByLabel(/^Confirm password/).fill(NEWCOMER.first)
  await page.getByRole('switch', { name: 'Opt out of sharing my usage data' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch', { name: 'Anonymize my usage data' })).toBeDisabled()
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await expect(account(page)).toBeVisible()
  const config = await page.request.get(`${stack.urls.backend}/admin/analytics-configs`)
  expect((await config.json()).analytics_config).toMatchObject({ opt_out: true, anonymize: false })
  const joined = await store.find(NEWCOMER.email)
  expect(joined).toMatchObject({ first_name: 'Nora' })
  await signOut(page)

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail').fill(NEWCOMER.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  const reset = await mailed(request, stack, 'staff-password', NEWCOMER.email)
  const choose = async (password: string) => {
    await page.goto(`${stack.urls.admin}/reset-password${reset}`)
    await expect(page.getByLabel('E-mail')).toHaveValue(NEWCOMER.email)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByLabel(/^Confirm password/).fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await choose(NEWCOMER.second)
  await expect(page.getByText('Your password was changed. Sign in with the new one.')).toBeVisible()
  await page.getByLabel(/^Password/).fill(NEWCOMER.second)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(account(page)).toBeVisible()
  await signOut(page)

  await choose('third-secret')
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  await store.remove(joined?.id ?? '')
})

test('invalid links show an error, and link to the form for a new one', async ({ page, stack }) => {
  await page.goto(`${stack.urls.admin}/reset-password?token=broken`)
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused()
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expectNoFindings(page)

  await page.goto(`${stack.urls.admin}/invite?token=broken`)
  await expect(page.getByRole('heading', { name: 'This invitation does not work' })).toBeFocused()
  await expectNoFindings(page)
})

/** The services that listen to other tabs load once the first page is there. */
async function backgroundServices(page: Page): Promise<void> {
  const names = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name: file }) => file))
  await expect
    .poll(async () => (await names()).some((file) => /\/background\.[^/]*js$/.test(file)))
    .toBe(true)
}

const question = (tab: Page) => tab.getByRole('dialog', { name: 'Please sign in again' })

test('tabs stay in sync: signed in again in one, signed in again in all, and signed out of all', async ({
  page,
  stack,
  context,
}) => {
  await signInByForm(page, stack, '/a/orders')
  const other = await context.newPage()
  await other.goto(`${stack.urls.admin}/a/products?q=throw`)
  await backgroundServices(page)
  await backgroundServices(other)

  await context.clearCookies()
  // When a tab becomes visible, the shell refetches and gets a 401 for the expired session.
  for (const tab of [page, other]) {
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(question(tab)).toBeVisible()
  }
  await question(page)
    .getByLabel(/^Password/)
    .fill(staff.password)
  await question(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(question(page)).toBeHidden()
  await expect(question(other)).toBeHidden()
  await expect(other.getByRole('table').getByRole('link', { name: /Throw/ }).first()).toBeVisible()

  await signOut(page)
  await expect(page).toHaveURL(`${stack.urls.admin}/login`)
  await expect(other).toHaveURL(/\/login\?return=%2Fa%2Fproducts%3Fq%3Dthrow/)
})

test('input is guarded, survives a reload of the tab, and is deleted once it is discarded', async ({
  page,
  stack,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await signInByForm(page, stack, '/a/products?q=Wool Cushion')
  const product = page.getByRole('table').getByRole('link', { name: 'Wool Cushion' })
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await product.click()
  await title.fill('Typed and not saved')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await leaving.getByRole('button', { name: 'Stay here' }).click()
  await expect(title).toHaveValue('Typed and not saved')

  await page.reload()
  await expect(title).toHaveValue('Typed and not saved')
  // The page is guarded once what was restored is on screen.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  await page.goBack()
  await leaving.getByRole('button', { name: 'Leave and discard' }).click()
  await product.click()
  await expect(title).toHaveValue('Wool Cushion')
})

test('a session that expires during typing asks over the page, and the input is saved then', async ({
  page,
  stack,
  context,
}) => {
  await signInByForm(page, stack, '/a/settings/personal-information')
  const last = page.getByLabel('Last name')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const before = await last.inputValue()
  await last.fill(`${before}-Typed`)
  await context.clearCookies()
  await save.click()
  await question(page)
    .getByLabel(/^Password/)
    .fill(staff.password)
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(last).toHaveValue(`${before}-Typed`)

  const saved = async () => {
    const answer = await page.request.get(`${stack.urls.backend}/admin/auth`)
    return ((await answer.json()) as { user: { last_name: string } }).user.last_name
  }
  for (const typed of [`${before}-Typed`, before]) {
    await last.fill(typed)
    await save.click()
    await expect.poll(saved).toBe(typed)
  }
})

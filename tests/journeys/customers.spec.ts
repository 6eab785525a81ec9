import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings, expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

interface Customer {
  id: string
  email: string
  first_name: string | null
  phone: string | null
  has_account: boolean
  metadata: Record<string, unknown> | null
}

async function found(page: Page, stack: Stack, q: string): Promise<Customer[]> {
  const response = await page.request.get(`${stack.urls.backend}/admin/customers?q=${encodeURIComponent(q)}`)
  return (await response.json()).customers as Customer[]
}

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function create(page: Page, email: string, first: string): Promise<void> {
  await page.getByRole('button', { name: 'Create customer' }).click()
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog(page).getByRole('textbox', { name: 'First name' }).fill(first)
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
}

test('a customer is created once, found and edited in the list', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 4\d\d/)
  await signIn(page, stack, '/a/customers')
  await create(page, 'noor.list@example.com', 'Noor')
  await expect(page.getByRole('heading', { level: 1, name: 'Noor' })).toBeVisible()
  expect(await found(page, stack, 'noor.list@example.com')).toMatchObject([
    { first_name: 'Noor', has_account: true },
  ])

  await page.goto(`${stack.urls.admin}/a/customers`)
  await create(page, 'noor.list@example.com', 'Another')
  await expect(dialog(page)).toContainText('There is an account with this e-mail already.')
  await expect(dialog(page).getByRole('textbox', { name: 'First name' })).toHaveValue('Another')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('searchbox', { name: 'Search customers' }).fill('noor.list')
  await expect(row(page, 'noor.list@example.com')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for “Noor”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'E-mail' })).not.toBeEditable()
  await dialog(page).getByRole('textbox', { name: 'Phone' }).fill('+49 555 1234')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await found(page, stack, 'noor.list@example.com')).toMatchObject([{ phone: '+49 555 1234' }])
})

test('the list is narrowed to the guests and sorted by e-mail', async ({ page, stack }) => {
  await signIn(page, stack, '/a/customers')
  await page.getByRole('link', { name: 'Guests' }).click()
  await expect(row(page, 'Account').filter({ hasNot: page.getByRole('columnheader') })).toHaveCount(0)
  const answer = page.waitForResponse((response) => /customers\?.*order=email/.test(response.url()))
  await page.getByRole('button', { name: 'E-mail' }).click()
  expect((await answer).status()).toBe(200)
  await expect(page).toHaveURL(/order=email/)
})

async function newCustomer(page: Page, stack: Stack, data: object): Promise<string> {
  const response = await page.request.post(`${stack.urls.backend}/admin/customers`, { data })
  return ((await response.json()).customer as Customer).id
}

test('the page of a customer changes groups, takes notes and sets a password', async ({ page, stack }) => {
  await signIn(page, stack, '/a/customers')
  const email = 'tove.page@example.com'
  const names = { first_name: 'Tove', last_name: 'Lind' }
  const id = await newCustomer(page, stack, { email, password: 'a first password', ...names })
  await page.goto(`${stack.urls.admin}/a/customers/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tove Lind' })).toBeVisible()

  const groups = page.getByRole('region', { name: 'Groups' })
  await groups.getByRole('button', { name: 'Change' }).click()
  await dialog(page)
    .getByRole('button', { name: /Groups$/ })
    .click()
  await page.getByRole('option', { name: 'Trade' }).click()
  await page.keyboard.press('Escape')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(groups.getByText('Trade')).toBeVisible()
  const saved = await page.request.get(`${stack.urls.backend}/admin/customers/${id}?expand=groups`)
  expect((await saved.json()).customer.groups).toMatchObject([{ name: 'Trade' }])

  const notes = page.getByRole('region', { name: 'Notes' })
  await notes.getByRole('textbox', { name: 'New note' }).fill('Prefers afternoons')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('list')).toContainText('Prefers afternoons')
  const written = await page.request.get(`${stack.urls.backend}/admin/notes?resource_id=${id}`)
  expect((await written.json()).notes).toMatchObject([
    { value: 'Prefers afternoons', resource_type: 'customer' },
  ])

  await page.getByRole('button', { name: 'Set password' }).click()
  await dialog(page).getByLabel('New password').fill('quite another one')
  await dialog(page).getByRole('button', { name: 'Set password' }).click()
  await expect(dialog(page)).toBeHidden()
  const shopSignIn = await fetch(`${stack.urls.backend}/store/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'quite another one' }),
  })
  expect(shopSignIn.status).toBe(200)
})

test('a guest and an account with one e-mail are shown together', async ({ page, stack }) => {
  await signIn(page, stack, '/a/customers?has_account=false')
  const { customers } = await (
    await page.request.get(`${stack.urls.backend}/admin/customers?has_account=false&expand=orders`)
  ).json()
  const guest = customers.find(({ orders }: { orders: unknown[] }) => orders.length > 0)
  const account = await newCustomer(page, stack, {
    email: guest.email,
    password: 'a first password',
    first_name: 'Same',
    last_name: 'Person',
  })
  await page.goto(`${stack.urls.admin}/a/customers/${account}`)
  const orders = page.getByRole('region', { name: 'Orders', exact: true })
  await expect(orders.getByText('No orders yet')).toBeVisible()
  await page.getByText('Show orders and spend of both').click()
  await expect(orders.getByRole('row')).toHaveCount(guest.orders.length + 1)
  await page.getByRole('link', { name: 'Open the guest’s page' }).click()
  await expect(page).toHaveURL(new RegExp(`/customers/${guest.id}$`))
  await expect(page.getByRole('link', { name: 'Open the account' })).toBeVisible()
})

test('customers are imported from a file: rows are checked first, groups are created, and errors are left out', async ({
  page,
  stack,
}) => {
  test.slow()
  const mark = `imp${Date.now()}`
  await signIn(page, stack, '/a/customers')
  const known = await newCustomer(page, stack, {
    email: `${mark}.known@example.com`,
    password: 'a first password',
    first_name: 'Known',
    last_name: 'Before',
  })
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import customers' })).toBeVisible()
  const lines = [
    'E-Mail,Vorname,Nachname,Gruppen,Metadata',
    `${mark}.new@example.com,Nia,Neu,"${mark}, Trade","{""tier"":""gold""}"`,
    `${mark}.known@example.com,Other,Name,${mark},`,
    'no address,Nobody,,,',
  ]
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await page.getByText('Create missing groups').click()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(row(page, 'no address')).toContainText('is no e-mail address')
  await expect(row(page, `${mark}.known@example.com`)).toContainText('is added to the groups')
  expect(await found(page, stack, `${mark}.new`)).toEqual([])
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('2 rows imported.')).toBeVisible()
  await expect(page.getByText('1 row was left out')).toBeVisible()
  await expectNoFindings(page)

  const [created] = await found(page, stack, `${mark}.new`)
  expect(created).toMatchObject({ first_name: 'Nia', has_account: true, metadata: { tier: 'gold' } })
  for (const [id, groups] of [
    [created?.id, [mark, 'Trade']],
    [known, [mark]],
  ] as const) {
    const read = await page.request.get(`${stack.urls.backend}/admin/customers/${id}?expand=groups`)
    const { customer } = await read.json()
    expect(customer.groups.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      [...groups].toSorted(),
    )
  }
  expect(await found(page, stack, `${mark}.known`)).toMatchObject([{ first_name: 'Known' }])
})

test('axe finds nothing in customers, light or dark', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/customers?q=shopper')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await page.getByRole('button', { name: 'Create customer' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  await page.keyboard.press('Escape')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(
    page.getByRole('region', { name: 'Orders', exact: true }).getByRole('link').first(),
  ).toBeVisible()
  await expectNoFindingsInBothSchemes(page)
  for (const button of ['Edit', 'Set password', 'Change']) {
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
    await expect(dialog(page)).toBeVisible()
    await expectNoFindingsInBothSchemes(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
})

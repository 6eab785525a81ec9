import { staff } from '../../commands/backend/accounts.mts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

test("a person's token opens the admin API, and the next one closes it to the first", async ({
  page,
  request,
  stack,
}) => {
  const reads = async (token: string) => {
    const headers = { 'x-medusa-access-token': token }
    return (await request.get(`${stack.urls.backend}/admin/store`, { headers })).status()
  }
  await signIn(page, stack, '/a/settings/personal-information')
  const card = page.getByRole('region', { name: 'API token' })
  const field = card.getByRole('textbox', { name: 'Your API token' })
  const create = async () => {
    await card.getByRole('button', { name: 'Create a token' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create a token' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
  await create()
  await expect(field).toHaveValue(/^stoa_/)
  const first = await field.inputValue()
  await expectNoFindings(page)
  expect(await reads(first)).toBe(200)

  await create()
  await expect(field).not.toHaveValue(first)
  expect(await reads(await field.inputValue())).toBe(200)
  expect(await reads(first)).toBe(401)

  await page.reload()
  await expect(card).toBeVisible()
  await expect(field).toHaveCount(0)
})

test('the password is changed by a link in an e-mail', async ({ page, request, stack }) => {
  const mails = async () => {
    const headers = { accept: 'application/json' }
    const answer = await request.get(`${stack.urls.backend}/development/links`, { headers })
    const { links } = (await answer.json()) as { links: { kind: string; email: string }[] }
    return links.filter(({ kind, email }) => kind === 'staff-password' && email === staff.email).length
  }
  await signIn(page, stack, '/a/settings/personal-information')
  const before = await mails()
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Link requested')).toBeVisible()
  await expect.poll(mails).toBe(before + 1)
})

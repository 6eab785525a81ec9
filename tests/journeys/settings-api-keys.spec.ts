import { answerTo, expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

test('a key shows the products of its channels until it is revoked, and is deleted', async ({
  page,
  stack,
}) => {
  const keysPath = `${stack.urls.backend}/admin/publishable-api-keys`
  await signIn(page, stack, '/a/publishable-api-keys')
  await expect(page.getByRole('table')).toContainText('pk_')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Create API key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Kiosk')
  await dialog.getByRole('button', { name: 'Sales channels' }).click()
  await page.getByRole('option', { name: 'Pop-up stall' }).click()
  await page.keyboard.press('Escape')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  const row = page.getByRole('row', { name: /Kiosk/ })
  await expect(row).toContainText('Live')

  const { publishable_api_keys: found } = (await (await page.request.get(`${keysPath}?q=Kiosk`)).json()) as {
    publishable_api_keys: { id: string }[]
  }
  const id = found[0]?.id ?? ''
  // The row is there before the second write, which adds the channels.
  await expect
    .poll(async () => (await page.request.get(`${keysPath}/${id}/sales-channels`)).json())
    .toMatchObject({ sales_channels: [{ name: 'Pop-up stall' }] })

  await row.getByRole('link', { name: 'Kiosk' }).click()
  const use = page.getByRole('region', { name: 'Use in a shop' })
  const tag = (await use.getByText('<meta').textContent()) ?? ''
  expect(tag).toContain(id)
  await expectNoFindings(page)
  const shop = await page.context().newPage()
  await shop.route(`${stack.urls.shop}/`, async (route) => {
    const answer = await answerTo(route)
    const empty = '<meta name="stoa-publishable-key" content="" />'
    await route.fulfill({ response: answer, body: (await answer.text()).replace(empty, tag) })
  })
  const call = shop.waitForRequest(/\/store\//)
  await shop.goto(`${stack.urls.shop}/`)
  expect((await call).headers()['x-publishable-api-key']).toBe(id)
  await shop.close()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'API keys' }).click()

  await page.getByRole('button', { name: 'Actions for “Kiosk”' }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('Revoked')
  const revoked = await page.request.get(`${keysPath}/${id}`)
  expect(await revoked.json()).not.toMatchObject({ publishable_api_key: { revoked_at: null } })

  await page.getByRole('button', { name: 'Actions for “Kiosk”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  expect((await page.request.get(`${keysPath}/${id}`)).status()).toBe(404)
})

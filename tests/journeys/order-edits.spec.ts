import type { Locator } from '@playwright/test'

import { axeFindings } from '../axe-findings.ts'
import { expect, signIn, test } from './environment.ts'
import {
  addVariant,
  admin,
  card,
  dialog,
  lineOf,
  placeOrder,
  saved,
  start,
  status,
} from './returnable-order.ts'

const piecesOf = (edit: Locator, title: string) =>
  edit.getByRole('group', { name: title, exact: true }).getByRole('textbox', { name: 'Pieces' })

test('an edit is requested, paid and confirmed; a cheaper one says what is to be refunded', async ({
  page,
  stack,
}) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { id, line } = await placeOrder(page, stack)
  const before = (await saved(page, stack, id)).total
  const edit = await start(page, stack, id, 'Edit order')
  await lineOf(edit, line.title)
    .getByRole('button', { name: /^Increase/ })
    .click()
  await expect(edit.getByText('Customer pays')).toBeVisible()
  await edit.getByRole('button', { name: 'Request confirmation' }).click()
  await expect(edit).toBeHidden()
  for (const name of ['Mark as paid', 'Confirm for the customer']) {
    await card(page).getByRole('button', { name }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(card(page).getByRole('button', { name })).toBeHidden()
  }
  const dearer = await saved(page, stack, id)
  expect(dearer.total).toBeGreaterThan(before)
  expect(dearer.items.find(({ title }) => title === line.title)?.quantity).toBe(5)

  const cheaper = await start(page, stack, id, 'Edit order')
  await lineOf(cheaper, line.title)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(cheaper.getByText('Customer gets back')).toBeVisible()
  await cheaper.getByText('Change at once').click()
  await cheaper.getByRole('button', { name: 'Change order' }).click()
  await expect(cheaper).toBeHidden()
  await expect(card(page)).toContainText('to refund')
  const after = await saved(page, stack, id)
  expect(after.items.map(({ title }) => title)).not.toContain(line.title)
  expect(after.total).toBeLessThan(before)
})

test('an edit is requested with what was added last, its link is copied, and it is withdrawn', async ({
  page,
  stack,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, stack, '/a/settings/store')
  const template = page.getByRole('textbox', { name: 'Link of order edits' })
  const setTemplate = async (text: string) => {
    await template.fill(text)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  }
  await setTemplate(`${stack.urls.shop}/order-edits/{order_edit_id}`)
  const { id } = await placeOrder(page, stack)
  const edit = await start(page, stack, id, 'Edit order')
  await addVariant(page, edit, 'Harbour Mug')
  await expect(piecesOf(edit, 'Harbour Mug')).toBeFocused()
  await edit.getByRole('button', { name: 'Request confirmation' }).click()
  await expect(edit).toBeHidden()
  const edits = () =>
    admin(page, stack).get<{ order_edits: { id: string; status: string; changes: { type: string }[] }[] }>(
      `/order-edits?order_id=${id}`,
    )
  const [requested] = (await edits()).order_edits
  expect(requested).toMatchObject({ status: 'requested', changes: [{ type: 'item_add' }] })

  await card(page).getByRole('button', { name: 'Copy customer’s link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${stack.urls.shop}/order-edits/${requested?.id}`)
  await card(page).getByRole('button', { name: 'Withdraw edit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw edit' }).click()
  await expect(status(page, 'Edit withdrawn')).toBeVisible()
  expect((await edits()).order_edits).toMatchObject([{ status: 'canceled' }])

  await page.goto(`${stack.urls.admin}/a/settings/store`)
  await setTemplate('')
})

test('a line of an edit is doubled, and another one is replaced', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/orders')
  const { id, line } = await placeOrder(page, stack)
  const other = (await saved(page, stack, id)).items.find((item) => item.title !== line.title)?.title ?? ''
  const edit = await start(page, stack, id, 'Edit order')
  await lineOf(edit, line.title)
    .getByRole('button', { name: /^Duplicate / })
    .click()
  await expect(edit.getByRole('group', { name: line.title, exact: true })).toHaveCount(2)
  await lineOf(edit, other)
    .getByRole('button', { name: /^Replace / })
    .click()
  const picker = dialog(page, `Replace ${other}`)
  await picker.getByRole('searchbox', { name: 'Search variants' }).fill('Harbour Mug')
  await picker
    .getByRole('checkbox', { name: /Harbour Mug/ })
    .first()
    .check()
  await picker.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(picker).toBeHidden()
  await expect(piecesOf(edit, 'Harbour Mug')).toBeFocused()
  await expect(edit.getByText('Removed', { exact: true })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await edit.getByText('Change at once').click()
  await edit.getByRole('button', { name: 'Change order' }).click()
  await expect(edit).toBeHidden()
  const titles = (await saved(page, stack, id)).items.map(({ title, quantity }) => `${quantity} ${title}`)
  expect(titles.toSorted()).toEqual([`2 Harbour Mug`, `4 ${line.title}`, `4 ${line.title}`].toSorted())
})

import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

interface Reason {
  id: string
  value: string
  label: string
  return_reason_children: Reason[]
}

async function reasonsIn(page: Page, stack: Stack): Promise<Reason[]> {
  const response = await page.request.get(`${stack.urls.backend}/admin/return-reasons`)
  return ((await response.json()) as { return_reasons: Reason[] }).return_reasons
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for “${name}”` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('return reasons are found by search, made inside a group, copied, changed and deleted with it', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('complaints')
  await page.getByRole('option', { name: /Return reasons/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Return reasons' })).toBeVisible()
  await expectNoFindings(page)

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Create return reason' }).first().click()
  await expectNoFindings(page)
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Arrived late')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()

  await choose(page, 'Arrived late', 'Create a reason inside')
  await dialog.getByRole('textbox', { name: 'Label' }).fill('After the party')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
  await choose(page, 'After the party', 'Duplicate')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
  await choose(page, 'Copy of After the party', 'Edit')
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Before the party')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  const late = (await reasonsIn(page, stack)).find(({ value }) => value === 'arrived_late')
  expect(
    late?.return_reason_children
      .map(({ value, label }) => [value, label])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  ).toEqual([
    ['after_the_party', 'After the party'],
    ['copy_of_after_the_party', 'Before the party'],
  ])

  const labels = async () => {
    const boxes = await page.getByRole('checkbox', { name: /party”$/ }).all()
    return Promise.all(boxes.map((box) => box.getAttribute('aria-label')))
  }
  expect(await labels()).toEqual(['Select “After the party”', 'Select “Before the party”'])
  await choose(page, 'Before the party', 'Move up')
  await expect.poll(labels).toEqual(['Select “Before the party”', 'Select “After the party”'])
  await page.reload()
  await expect.poll(labels).toEqual(['Select “Before the party”', 'Select “After the party”'])
  const { store } = await (await page.request.get(`${stack.urls.backend}/admin/store`)).json()
  const order = store.metadata.stoa_return_reason_order as string[]
  const inner = (value: string) =>
    late?.return_reason_children.find((child) => child.value === value)?.id ?? ''
  expect(order.indexOf(inner('copy_of_after_the_party'))).toBe(order.indexOf(inner('after_the_party')) - 1)

  await choose(page, 'Arrived late', 'Delete')
  await expect(page.getByRole('alertdialog')).toContainText(/“Before the party”.* and .*“After the party”/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: /Arrived late/ })).toHaveCount(0)
  const left = (await reasonsIn(page, stack)).map(({ value }) => value)
  expect(left).not.toContain('arrived_late')
  expect(left.length).toBeGreaterThan(0)
})

test('a code that is taken is refused at its field', async ({ page, stack, expectComplaints }) => {
  expectComplaints(/status of 422/)
  await signIn(page, stack, '/a/settings/return-reasons')
  const [first] = await reasonsIn(page, stack)
  await page.getByRole('button', { name: 'Create return reason' }).first().click()
  await page.getByRole('textbox', { name: 'Label' }).fill('Twice')
  await page.getByRole('textbox', { name: 'Code' }).fill(first?.value ?? '')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('dialog')).toContainText('Another return reason has this code')
  await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue('Twice')
})

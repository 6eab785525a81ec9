import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

interface Region {
  id: string
  name: string
  tax_rate: number
  tax_code: string | null
  metadata: Record<string, string> | null
  countries: { iso_2: string }[]
}

const read = async <Answer>(page: Page, stack: Stack, path: string): Promise<Answer> =>
  (await (await page.request.get(`${stack.urls.backend}${path}`)).json()) as Answer

const regionOf = async (page: Page, stack: Stack, id: string) =>
  (await read<{ region: Region }>(page, stack, `/admin/regions/${id}`)).region

/** The first Escape empties the search of an open list, the second one closes the list. */
async function closeList(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
}

async function choose(page: Page, field: string, search: string, option: RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: field }).click()
  await page.getByRole('searchbox').last().fill(search)
  await page.getByRole('option', { name: option }).click()
  await closeList(page)
}

test('a region is created, changed by two people at once, sold in, and deleted', async ({ page, stack }) => {
  await signIn(page, stack, '/a/settings/regions')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Create region' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The far north')
  await dialog.getByRole('button', { name: 'Currency' }).click()
  await page.getByRole('option', { name: /EUR/ }).click()
  await dialog.getByRole('textbox', { name: 'Default tax rate' }).fill('24')
  await dialog.getByRole('button', { name: 'Countries' }).click()
  await page.getByRole('searchbox').last().fill('Germany')
  await expect(page.getByRole('option', { name: /Germany/ })).toContainText('In the region')
  await closeList(page)
  await choose(page, 'Countries', 'Iceland', /Iceland/)
  await choose(page, 'Payment providers', 'manual', /manual/)
  await choose(page, 'Fulfillment providers', 'manual', /manual/)
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The far north' })).toBeVisible()
  await expectNoFindings(page)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await regionOf(page, stack, id)).toMatchObject({ tax_rate: 24, countries: [{ iso_2: 'is' }] })

  await page.getByRole('button', { name: 'Edit' }).click()
  await choose(page, 'Countries', 'Greenland', /Greenland/)
  await page.request.post(`${stack.urls.backend}/admin/regions/${id}/countries`, {
    data: { country_code: 'fo' },
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const codes = async () => (await regionOf(page, stack, id)).countries.map(({ iso_2 }) => iso_2).toSorted()
  expect(await codes()).toEqual(['fo', 'gl', 'is'])
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Faroe Islands')

  const { regions } = await read<{ regions: Region[] }>(page, stack, '/store/regions')
  expect(regions.map(({ name }) => name)).toContain('The far north')

  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Greenland')
  await question.getByRole('textbox').fill('The far north')
  await question.getByRole('button', { name: 'Delete region' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible()
  const gone = await page.request.get(`${stack.urls.backend}/admin/regions/${id}`)
  expect(gone.status()).toBe(404)
})

async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function addMetadata(page: Page, key: string, value: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add an entry' }).click()
  await dialog.getByRole('textbox', { name: 'Key' }).last().fill(key)
  await dialog.getByRole('textbox', { name: 'Value' }).last().fill(value)
}

test('of two people who save one region at the same time nothing is lost', async ({ page, stack }) => {
  test.slow()
  await signIn(page, stack, '/a/settings/regions')
  const answer = await page.request.post(`${stack.urls.backend}/admin/regions`, {
    data: {
      name: 'The lakes',
      currency_code: 'eur',
      tax_rate: 10,
      countries: ['va'],
      payment_providers: ['manual'],
      fulfillment_providers: ['manual'],
      metadata: { season: 'summer' },
    },
  })
  const { id } = ((await answer.json()) as { region: Region }).region
  const other = await page.context().newPage()
  for (const person of [page, other]) {
    await person.goto(`${stack.urls.admin}/a/settings/regions/${id}`)
    await person.getByRole('button', { name: 'Edit' }).click()
    await expect(person.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue('The lakes')
  }

  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('The deep lakes')
  await choose(page, 'Countries', 'Jersey', /^Jersey/)
  await addMetadata(page, 'boats', 'yes')
  await other.getByRole('dialog').getByRole('textbox', { name: 'Tax code' }).fill('LAKES')
  await choose(other, 'Countries', 'Guernsey', /^Guernsey/)
  await addMetadata(other, 'fish', 'many')
  await save(page)
  await save(other)

  const saved = await regionOf(page, stack, id)
  expect(saved).toMatchObject({
    name: 'The deep lakes',
    tax_code: 'LAKES',
    metadata: { season: 'summer', boats: 'yes', fish: 'many' },
  })
  expect(saved.countries.map(({ iso_2 }) => iso_2).toSorted()).toEqual(['gg', 'je', 'va'])
})

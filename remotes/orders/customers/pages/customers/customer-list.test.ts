import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createCustomerChecker } from '../../model/import/check-customers.ts'
import { guessCustomerColumns } from '../../model/import/customer-file.ts'
import { withGroupNames } from '../../model/shown-groups.ts'
import { customers } from './customer-list.tsx'

const ENGLISH = join(import.meta.dirname, '../../../../../locales/en/customers.json')
const texts = { customers: JSON.parse(readFileSync(ENGLISH, 'utf8')) as unknown }
const t = (key: string, values: Record<string, unknown> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
    key
      .split('.')
      .reduce((node, part) => (node as Record<string, unknown>)[part], texts as unknown) as string,
  )
const context = { t, locale: 'en', href: (path: string) => path }

const press = { id: 'cgrp_1', name: 'Press, radio' }
const trade = { id: 'cgrp_2', name: 'Trade' }
const mara = {
  id: 'cus_1',
  email: 'mara@example.com',
  first_name: 'Mara',
  last_name: 'Arendt',
  phone: '+49 30 1234',
  has_account: true,
  metadata: null,
  created_at: '2026-03-04T09:30:00.000Z',
  updated_at: '2026-03-04T09:30:00.000Z',
  groups: [trade, press],
} as never

const COLUMNS = ['name', 'email', 'groups', 'firstName', 'lastName', 'phone']

/** The file of the list, as a list page writes it. */
function fileOf(set: Record<string, string[]> = {}) {
  const columns = COLUMNS.map((id) => customers.columns[id]!)
  const rows = withGroupNames([mara], { set }).map((row) =>
    columns.map(({ value }) => String(value(row, context) ?? '')),
  )
  const headers = columns.map(({ header }) => t(header))
  return { headers, rows }
}

test('a file of the list is imported with names, phone and groups', () => {
  const { headers, rows } = fileOf()
  const check = createCustomerChecker({
    targets: guessCustomerColumns(headers).map(({ target }) => target),
    isCreatingGroups: false,
    facts: { accounts: new Map(), groups: [press, trade] },
  })
  expect(rows.map(check)).toMatchObject([
    {
      email: 'mara@example.com',
      contact: { first_name: 'Mara', last_name: 'Arendt', phone: '+49 30 1234' },
      groups: [press, trade],
      issues: [],
    },
  ])
})

test('groups that are only some of a customer are marked in the file', () => {
  const { rows } = fileOf({ groups: ['cgrp_1'] })
  expect(rows[0]?.[2]).toBe('Press, radio; Trade (of those filtered by)')
})

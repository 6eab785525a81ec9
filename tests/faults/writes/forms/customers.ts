import { dialog, heading, at, fillDialog, named, type WriteForm } from './write-form.ts'

const createGroup: WriteForm = {
  name: 'create a customer group',
  write: /^\/admin\/customer-groups$/,
  prepare: at('/customers/groups'),
  fill: fillDialog('Create group', 'Name'),
  save: (page) => dialog(page).getByRole('button', { name: 'Create', exact: true }),
  done: heading,
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}"]`),
  count: named('/customer-groups', (mark) => `q=${mark}`, 'name'),
}

export const CUSTOMERS_FORMS: readonly WriteForm[] = [createGroup]

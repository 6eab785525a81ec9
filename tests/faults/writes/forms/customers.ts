import { dialog, heading, at, fillDialog, named, status, type WriteForm } from './write-form.ts'

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

const addMember: WriteForm = {
  name: 'add a customer to a group',
  write: /^\/admin\/customer-groups\/[^/]+\/customers\/batch$/,
  async prepare(store, mark) {
    await store.post('/customers', {
      email: `${mark}@example.com`,
      first_name: 'Group',
      last_name: 'Member',
      password: mark,
    })
    const { customer_group } = await store.post<{ customer_group: { id: string } }>('/customer-groups', {
      name: mark,
    })
    return `/customers/groups/${customer_group.id}`
  },
  async fill(page, mark) {
    await page.getByRole('button', { name: 'Choose members' }).first().click()
    await dialog(page).getByRole('searchbox').fill(mark)
    await dialog(page).getByRole('button', { name: 'Add the one that matches' }).click()
    await dialog(page).getByText('To add: 1.').waitFor()
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Save', exact: true }),
  done: (page) => status(page, 'Members saved'),
  typed: dialog,
  async count(store, _mark, path) {
    const { count } = await store.get<{ count: number }>(
      `${path.replace('/customers/groups', '/customer-groups')}/customers?limit=1`,
    )
    return count
  },
}

export const CUSTOMERS_FORMS: readonly WriteForm[] = [createGroup, addMember]

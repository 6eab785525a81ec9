import type { Store } from '../store.ts'
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
  save: (page) =>
    dialog(page)
      .getByRole('button', { name: 'Finish remaining steps' })
      .or(dialog(page).getByRole('button', { name: 'Save', exact: true }))
      .first(),
  done: (page) => status(page, 'Members saved'),
  typed: dialog,
  async count(store, _mark, path) {
    const { count } = await store.get<{ count: number }>(
      `${path.replace('/customers/groups', '/customer-groups')}/customers?limit=1`,
    )
    return count
  },
}

const customersOf = async (store: Store, email: string) => {
  const { customers } = await store.get<{ customers: { email: string; phone: string | null }[] }>(
    `/customers?q=${encodeURIComponent(email)}`,
  )
  return customers.filter((customer) => customer.email === email)
}

const createCustomer: WriteForm = {
  name: 'create a customer',
  write: /^\/admin\/customers$/,
  prepare: at('/customers'),
  async fill(page, mark) {
    await page.getByRole('button', { name: 'Create customer' }).first().click()
    await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(`${mark}@example.com`)
    await dialog(page).getByRole('textbox', { name: 'First name' }).fill(mark)
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Create', exact: true }),
  done: heading,
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}"]`),
  count: async (store, mark) => (await customersOf(store, `${mark}@example.com`)).length,
}

const editCustomer: WriteForm = {
  name: 'edit a customer',
  write: /^\/admin\/customers\/[^/]+$/,
  async prepare(store, mark) {
    const { customer } = await store.post<{ customer: { id: string } }>('/customers', {
      email: `${mark}@example.com`,
      first_name: 'Before',
      last_name: 'Change',
      password: mark,
    })
    return `/customers/${customer.id}`
  },
  fill: fillDialog('Edit', 'Phone'),
  save: (page) => dialog(page).getByRole('button', { name: 'Save', exact: true }),
  done: (page) => status(page, 'Customer saved'),
  typed: (page, mark) => dialog(page).locator(`input[value="${mark}"]`),
  count: async (store, mark) =>
    (await customersOf(store, `${mark}@example.com`)).filter(({ phone }) => phone === mark).length,
}

export const CUSTOMERS_FORMS: readonly WriteForm[] = [createGroup, addMember, createCustomer, editCustomer]

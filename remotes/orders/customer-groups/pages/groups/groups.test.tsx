/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Question } from '@stoa/extension-sdk'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import CustomerGroupsPage from './groups.tsx'

const DAY = '2026-03-04T09:30:00.000Z'
const group = (id: string, name: string) => ({
  id,
  name,
  metadata: null,
  created_at: DAY,
  updated_at: DAY,
  deleted_at: null,
})
const press = group('cgrp_1', 'Press')
const trade = group('cgrp_2', 'Trade')

const store = () => nock(STORE)
const answer = (...groups: object[]) =>
  store()
    .get('/admin/customer-groups')
    .query({ order: 'name', limit: '20', offset: '0' })
    .reply(200, { customer_groups: groups, count: groups.length, offset: 0, limit: 20 })
const answerCount = (id: string, count: number) =>
  store()
    .get(`/admin/customer-groups/${id}/customers`)
    .query({ limit: '1' })
    .reply(200, { customers: [], count, offset: 0, limit: 1 })

const open = (isConfirmed = true) => {
  const questions: Question[] = []
  const confirm = async (question: Question) => {
    questions.push(question)
    return isConfirmed
  }
  const page = openPage(CustomerGroupsPage, { path: '/customers/groups', dialogs: { confirm } })
  return { ...page, questions }
}

it('shows groups by name with the number of their members', async () => {
  answer(press, trade)
  answerCount('cgrp_1', 2000)
  answerCount('cgrp_2', 0)
  open()
  const row = await screen.findByRole('row', { name: /Press/ })
  expect(await within(row).findByText('2,000')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Press' })).toHaveAttribute('href', '/a/customers/groups/cgrp_1')
})

it('says that there is none', async () => {
  answer()
  open()
  expect(await screen.findByText('No groups yet')).toBeInTheDocument()
})

it('names members, price lists and discounts before a group is deleted', async () => {
  answer(press)
  answerCount('cgrp_1', 3)
  const { questions } = open(false)
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Press”' }))
  store()
    .get('/admin/price-lists')
    .query({ 'customer_groups[]': 'cgrp_1', limit: '500', offset: '0', order: 'name' })
    .reply(200, { price_lists: [{ id: 'pl_1', name: 'Spring' }], count: 1, offset: 0, limit: 100 })
  store()
    .get('/admin/discounts')
    .query(({ expand }) => expand === 'rule,rule.conditions,rule.conditions.customer_groups')
    .reply(200, {
      discounts: [
        {
          id: 'disc_1',
          code: 'NOTPRESS',
          parent_discount_id: null,
          rule: { conditions: [{ operator: 'not_in', customer_groups: [press] }] },
        },
      ],
      count: 1,
      offset: 0,
      limit: 500,
    })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(questions).toHaveLength(1))
  expect(questions[0]?.message.replaceAll(/[\u2068\u2069]/g, '')).toBe(
    'Press: 3 members, who stay customers. Used by Spring and NOTPRESS. A price list that is left without any group is for everybody.',
  )
})

it('still asks when it cannot be read who uses a group', async () => {
  answer(press)
  answerCount('cgrp_1', 3)
  const { questions } = open(false)
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Press”' }))
  store().get('/admin/price-lists').query(true).reply(403, { message: 'No' })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(questions[0]?.message).toMatch(/could not be read/))
})

it('creates a group once and opens it; a name that is taken is refused at the field', async () => {
  answer()
  const { opened } = open()
  const [button] = await screen.findAllByRole('button', { name: 'Create group' })
  await userEvent.click(button as HTMLElement)
  const name = await screen.findByRole('textbox', { name: /Name/ })
  await userEvent.type(name, 'Press')
  store().post('/admin/customer-groups', { name: 'Press' }).reply(422, {
    type: 'duplicate_error',
    message: 'Key (name)=(Press) already exists',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription(/There is a group with this name already\./))
  store().post('/admin/customer-groups', { name: 'Press' }).reply(200, { customer_group: press })
  answer(press)
  answerCount('cgrp_1', 0)
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(opened).toEqual(['/customers/groups/cgrp_1']))
  await screen.findByText('Press')
})

import type { ListedDraft } from '@stoa/api/admin/draft-orders'

import { customerDrafts } from './customer-drafts.ts'

const draft = (id: string, customer: string, email: string) =>
  ({ id, cart: { email, customer: { id: customer }, region: null } }) as unknown as ListedDraft
const found = [
  draft('own', 'cus_1', 'mara@example.com'),
  draft('guest', 'cus_2', 'Mara@example.com'),
  draft('longer', 'cus_3', 'joanmara@example.com'),
]
const customer = { id: 'cus_1', email: 'mara@example.com' }
const idsOf = (isByEmail: boolean) => customerDrafts(found, { customer, isByEmail }).map(({ id }) => id)

test('the drafts of a customer are found by the customer', () => {
  expect(idsOf(false)).toEqual(['own'])
})

test('the drafts of both are found by the e-mail in any case, and by nothing longer', () => {
  expect(idsOf(true)).toEqual(['own', 'guest'])
})

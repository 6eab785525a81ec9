import type { ListedDraft } from '@stoa/api/admin/draft-orders'

interface Whose {
  customer: { id: string; email: string }
  /** Drafts of everybody with the e-mail count, not only those of the customer. */
  isByEmail: boolean
}

const isSameEmail = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()

/** The drafts of a customer among those that a search for the e-mail found: it also finds longer addresses. */
export const customerDrafts = (
  found: readonly ListedDraft[],
  { customer, isByEmail }: Whose,
): readonly ListedDraft[] =>
  found.filter(({ cart }) =>
    isByEmail ? isSameEmail(cart.email, customer.email) : cart.customer?.id === customer.id,
  )

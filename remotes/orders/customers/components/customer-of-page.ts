import type { customerCalls } from '@stoa/api/admin/customers'

/** A customer with groups and addresses, as its page shows it. */
export type CustomerOfPage = Awaited<ReturnType<typeof customerCalls.retrieve>>['customer']

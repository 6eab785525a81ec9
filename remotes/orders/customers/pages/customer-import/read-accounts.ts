import { customerCalls } from '@stoa/api/admin/customers'
import type { HttpClient } from '@stoa/api/http'

import type { StoreAccount } from '../../model/import/check-customers.ts'

/** So many are read with one call: the API cannot be asked for several e-mails. */
const AT_ONCE = 500

interface ReadOptions {
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (done: number) => void
}

/** All accounts of the store with their groups, by e-mail. */
export async function readAccounts(
  http: HttpClient,
  { signal, onProgress }: ReadOptions,
): Promise<ReadonlyMap<string, StoreAccount>> {
  const accounts = new Map<string, StoreAccount>()
  for (let offset = 0; ; offset += AT_ONCE) {
    const query = { has_account: true, expand: 'groups', order: 'created_at', limit: AT_ONCE, offset }
    const { customers, count } = await customerCalls.list(http, query, { signal })
    for (const { id, email, groups } of customers) {
      accounts.set(email.toLowerCase(), { id, groups: (groups ?? []).map((group) => group.id) })
    }
    if (customers.length === 0 || offset + AT_ONCE >= count) return accounts
    onProgress((offset + AT_ONCE) / count)
  }
}

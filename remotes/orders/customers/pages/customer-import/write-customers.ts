import { inBatches } from '@stoa/admin/actions'
import type { RowIssue } from '@stoa/admin/import'
import type { EachWritten } from '@stoa/api/react'
import { isSessionLost } from '@stoa/api/http'

import type { CheckedCustomer, FileGroup } from '../../model/import/check-customers.ts'
import { rowsByGroup, type CustomerReport } from '../../model/import/customer-report.ts'

/** The writes of an import. */
interface ImportCalls {
  /** Resolves with the id of the new group. */
  createGroup: (name: string) => Promise<string>
  /** Resolves with the result of each account, by e-mail. */
  createAccounts: (
    rows: readonly CheckedCustomer[],
    onCreated: (email: string, id: string) => void,
  ) => Promise<EachWritten[]>
  addToGroup: (groupId: string, customerIds: string[]) => Promise<unknown>
  failureText: (error: unknown) => string
}

const problem = (key: string, values: Record<string, string> = {}): RowIssue => ({
  level: 'error',
  key,
  values,
})

/**
 * Writes the rows of a file: the new groups, then the accounts, then the members of each group, many with one call.
 * Resolves with the rows that are not in the store as the file has them, each with its reason. Begins nothing more once
 * `signal` is aborted or the session is lost.
 */
export async function writeCustomers(
  { created, joining, newGroups }: CustomerReport,
  { createGroup, createAccounts, addToGroup, failureText }: ImportCalls,
  signal: AbortSignal,
): Promise<CheckedCustomer[]> {
  const rows = [...created, ...joining]
  const ids = new Map<string, string>()
  for (const { email, account } of joining) if (account) ids.set(email, account.id)
  const groups = new Map<FileGroup, { id: string } | { reason: string }>()
  const missing = new Map(rows.map((row) => [row, new Set(row.groups)]))
  const reasons = new Map<CheckedCustomer, RowIssue[]>()
  const explain = (row: CheckedCustomer, issue: RowIssue) =>
    void reasons.set(row, [...(reasons.get(row) ?? []), issue])

  const refusalOf = async (writing: Promise<unknown>): Promise<string | undefined> => {
    try {
      await writing
      return undefined
    } catch (error) {
      if (isSessionLost(error)) throw error
      return failureText(error)
    }
  }
  const makeGroups = async () => {
    for (const group of newGroups) {
      if (signal.aborted) return
      const making = createGroup(group.name).then((id) => groups.set(group, { id }))
      const reason = await refusalOf(making)
      if (reason !== undefined) groups.set(group, { reason })
    }
  }
  const makeAccounts = async () => {
    const byEmail = new Map(created.map((row) => [row.email, row]))
    const results = await createAccounts(created, (email, id) => ids.set(email, id))
    for (const { id: email, error } of results) {
      const row = byEmail.get(email)
      if (row && error !== undefined) explain(row, problem('notCreated', { reason: failureText(error) }))
    }
  }
  const fillGroups = async () => {
    for (const [group, members] of rowsByGroup(rows.filter(({ email }) => ids.has(email)))) {
      const made = group.id === undefined ? groups.get(group) : { id: group.id }
      for (const batch of made ? inBatches(members) : []) {
        if (signal.aborted) return
        const customerIds = batch.flatMap(({ email }) => ids.get(email) ?? [])
        const reason = made && 'id' in made ? await refusalOf(addToGroup(made.id, customerIds)) : made?.reason
        for (const row of batch) {
          if (reason === undefined) missing.get(row)?.delete(group)
          else explain(row, problem('notInGroup', { group: group.name, reason }))
        }
      }
    }
  }

  try {
    await makeGroups()
    await makeAccounts()
    await fillGroups()
  } catch (error) {
    // The sign-in dialog says that the session is over; the rest is left.
    if (!isSessionLost(error)) throw error
  }
  return rows
    .filter((row) => !ids.has(row.email) || missing.get(row)?.size)
    .map((row) => ({ ...row, issues: reasons.get(row) ?? [problem('notReached')] }))
}

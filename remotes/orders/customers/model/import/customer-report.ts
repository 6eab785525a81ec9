import type { RowIssue } from '@stoa/admin/import'

import type { CheckedCustomer, FileGroup } from './check-customers.ts'

/** What a check of a file of customers found. */
export interface CustomerReport {
  /** Rows with an error: nothing of them is imported. */
  left: readonly CheckedCustomer[]
  /** Rows that become accounts. */
  created: readonly CheckedCustomer[]
  /** Rows whose account is put into groups. */
  joining: readonly CheckedCustomer[]
  /** How many rows change nothing. */
  same: number
  /** The groups that the store does not have yet. */
  newGroups: readonly FileGroup[]
  findings: readonly CustomerFinding[]
}

/** One line of the list of what was found. */
export interface CustomerFinding {
  id: string
  row: CheckedCustomer
  issue: RowIssue
}

const isFaulty = ({ issues }: CheckedCustomer) => issues.some(({ level }) => level === 'error')

export function customerReport(rows: readonly CheckedCustomer[]): CustomerReport {
  const sound = rows.filter((row) => !isFaulty(row))
  const withAccount = sound.filter(({ account }) => account !== undefined)
  const joining = withAccount.filter(({ groups }) => groups.length > 0)
  return {
    left: rows.filter(isFaulty),
    created: sound.filter(({ account }) => account === undefined),
    joining,
    same: withAccount.length - joining.length,
    newGroups: [...new Set(sound.flatMap(({ groups }) => groups))].filter(({ id }) => id === undefined),
    findings: rows
      .flatMap((row) => row.issues.map((issue, at) => ({ id: `${row.number}-${at}`, row, issue })))
      .toSorted((one, other) => Number(other.issue.level === 'error') - Number(one.issue.level === 'error')),
  }
}

/** The rows of each group, in the order in which the groups occur. */
export function rowsByGroup(rows: readonly CheckedCustomer[]): Map<FileGroup, CheckedCustomer[]> {
  const members = new Map<FileGroup, CheckedCustomer[]>()
  for (const row of rows) {
    for (const group of row.groups) members.set(group, [...(members.get(group) ?? []), row])
  }
  return members
}

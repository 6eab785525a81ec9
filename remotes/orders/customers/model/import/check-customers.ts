import { isEmail } from '@stoa/admin/form'
import type { RowIssue } from '@stoa/admin/import'

import type { CustomerColumn } from './customer-file.ts'

/** A group of the store. */
export interface StoreGroup {
  id: string
  name: string
}

/** An account that the store has. */
export interface StoreAccount {
  id: string
  /** The ids of its groups. */
  groups: readonly string[]
}

/** What the rows of a file are compared with. */
export interface CustomerFacts {
  /** By e-mail in lower case. */
  accounts: ReadonlyMap<string, StoreAccount>
  groups: readonly StoreGroup[]
}

/** A group that a row names; without an id the store does not have it yet. */
export type FileGroup = Pick<StoreGroup, 'name'> & { id?: string }

type Metadata = Readonly<Record<string, unknown>>

/** A row of a file of customers, and what there is to say about it. */
export interface CheckedCustomer {
  /** As a spreadsheet program counts: the headers are row 1. */
  number: number
  /** As they stand in the file. */
  cells: readonly string[]
  /** In lower case, as the store keeps it. */
  email: string
  /** The filled fields. */
  contact: { first_name: string; last_name: string; phone?: string; metadata?: Metadata }
  /** The account that the store has with this e-mail. */
  account: StoreAccount | undefined
  /** Those that the customer is not in yet. */
  groups: readonly FileGroup[]
  issues: readonly RowIssue[]
}

interface CheckOptions {
  /** What each column of the file stands for; null for nothing. */
  targets: readonly (string | null)[]
  /** Groups that the store does not have are created. */
  isCreatingGroups: boolean
  facts: CustomerFacts
}

const FIRST_ROW = 2

/** Files of lists have a mark before what a spreadsheet program would take for a formula, such as a phone number. */
const unmarked = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '')

const plain = (name: string) => name.trim().toLowerCase()

const error = (key: string, column: CustomerColumn, values: Record<string, string> = {}): RowIssue => ({
  level: 'error',
  key,
  column,
  values,
})

function readMetadata(text: string): Metadata | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && !Array.isArray(read) ? ((read ?? undefined) as Metadata) : undefined
  } catch {
    return undefined
  }
}

/** Checks the rows of one file, in their order: an e-mail may occur once. */
export function createCustomerChecker({ targets, isCreatingGroups, facts }: CheckOptions) {
  const groupsByName = new Map<string, FileGroup>(facts.groups.map((group) => [plain(group.name), group]))
  const seen = new Map<string, number>()
  let number = FIRST_ROW

  const emailIssues = (email: string): RowIssue[] => {
    if (email === '') return [error('emailMissing', 'email')]
    if (!isEmail(email)) return [error('email', 'email', { value: email })]
    const first = seen.get(email)
    if (first !== undefined) return [error('twice', 'email', { value: email, row: String(first) })]
    seen.set(email, number)
    return []
  }
  const groupNamed = (name: string): FileGroup | undefined => {
    const group = groupsByName.get(plain(name)) ?? (isCreatingGroups ? { name } : undefined)
    if (group) groupsByName.set(plain(name), group)
    return group
  }
  /** A group may have a comma in its name, so a name is looked up as a whole first. */
  const namesIn = (text: string) =>
    text
      .split(/[;|]/)
      .flatMap((part) => (groupsByName.has(plain(part)) ? [part] : part.split(',')))
      .map((name) => name.trim())

  return (cells: readonly string[]): CheckedCustomer => {
    const textOf = (column: CustomerColumn) => unmarked(cells[targets.indexOf(column)]?.trim() ?? '')
    const email = textOf('email').toLowerCase()
    const issues = emailIssues(email)
    const groups = new Set<FileGroup>()
    for (const name of namesIn(textOf('groups')).filter(Boolean)) {
      const group = groupNamed(name)
      if (group) groups.add(group)
      else issues.push(error('groupUnknown', 'groups', { value: name }))
    }
    const written = textOf('metadata')
    const metadata = written === '' ? undefined : readMetadata(written)
    if (written !== '' && !metadata) issues.push(error('metadata', 'metadata', { value: written }))
    const account = facts.accounts.get(email)
    const missing = [...groups].filter(({ id }) => id === undefined || !account?.groups.includes(id))
    if (account && issues.length === 0) {
      const key = missing.length > 0 ? 'accountJoins' : 'accountSame'
      issues.push({ level: 'warning', key, column: 'email' })
    }
    const phone = textOf('phone')
    const contact = {
      first_name: textOf('first_name'),
      last_name: textOf('last_name'),
      ...(phone && { phone }),
      ...(metadata && { metadata }),
    }
    const row: CheckedCustomer = {
      number,
      cells,
      email,
      contact,
      account,
      groups: missing,
      issues,
    }
    number += 1
    return row
  }
}

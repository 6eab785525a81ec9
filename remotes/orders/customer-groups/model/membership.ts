interface Grouped {
  id: string
  groups?: readonly { id: string }[]
}

/** The customers that are put into a group and taken out of it, by id. All others stay as they are. */
export interface MemberChanges {
  added: ReadonlySet<string>
  removed: ReadonlySet<string>
}

export const NO_CHANGES: MemberChanges = { added: new Set(), removed: new Set() }

const isIn = (groupId: string, { groups = [] }: Grouped) => groups.some(({ id }) => id === groupId)

/** Those of some customers that are in the group after the changes. */
export const membersAmong = (
  customers: readonly Grouped[],
  groupId: string,
  { added, removed }: MemberChanges,
): ReadonlySet<string> =>
  new Set(
    customers.flatMap((customer) => {
      const { id } = customer
      return (isIn(groupId, customer) ? !removed.has(id) : added.has(id)) ? [id] : []
    }),
  )

/** The changes once exactly `members` of some customers shall be in the group. Changes of other customers stay. */
export function withMembers(
  changes: MemberChanges,
  customers: readonly Grouped[],
  groupId: string,
  members: ReadonlySet<string>,
): MemberChanges {
  const added = new Set(changes.added)
  const removed = new Set(changes.removed)
  for (const customer of customers) {
    const { id } = customer
    const isMember = isIn(groupId, customer)
    added.delete(id)
    removed.delete(id)
    if (members.has(id) && !isMember) added.add(id)
    if (!members.has(id) && isMember) removed.add(id)
  }
  return { added, removed }
}

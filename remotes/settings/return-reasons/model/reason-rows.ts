/** A return reason as the store has it. */
export interface Reason {
  id: string
  value: string
  label: string
  description: string | null
  created_at: Date | string
}

/** A reason of the first level with those inside it. */
export interface ReasonGroup extends Reason {
  return_reason_children: readonly Reason[]
}

/** A reason in the list: what it is inside of, and what is inside it. */
export interface ReasonRow extends Reason {
  parent: Reason | undefined
  children: readonly Reason[]
}

const oldestFirst = (one: Reason, other: Reason) =>
  new Date(one.created_at).getTime() - new Date(other.created_at).getTime() ||
  one.label.localeCompare(other.label)

/** All reasons, each one followed by those inside it; the store itself keeps no order. */
export const reasonRows = (groups: readonly ReasonGroup[]): ReasonRow[] =>
  groups.toSorted(oldestFirst).flatMap((group) => {
    const children = group.return_reason_children.toSorted(oldestFirst)
    return [
      { ...group, parent: undefined, children },
      ...children.map((child) => ({ ...child, parent: group, children: [] })),
    ]
  })

/** The texts that a search looks at: a group is found with everything inside it. */
export const textsOf = ({ value, label, description, parent }: ReasonRow) => [
  value,
  label,
  description,
  parent?.label,
]

/** The reasons that go along when some are deleted: those inside them. */
export const lostAlong = (lost: readonly ReasonRow[]): Reason[] => {
  const ids = new Set(lost.map(({ id }) => id))
  return lost.flatMap(({ children }) => children).filter(({ id }) => !ids.has(id))
}

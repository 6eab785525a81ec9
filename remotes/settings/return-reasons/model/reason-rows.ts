import { inReasonOrder } from '@stoa/api/admin/return-reasons'

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

/** All reasons, each one followed by those inside it, in the order of the staff. */
export const reasonRows = (groups: readonly ReasonGroup[], order: readonly string[]): ReasonRow[] =>
  inReasonOrder(groups, order).flatMap((group) => {
    const { return_reason_children: children } = group
    return [
      { ...group, parent: undefined, children },
      ...children.map((child) => ({ ...child, parent: group, children: [] })),
    ]
  })

/** The order once a reason has changed places with its neighbour on the same level; undefined at the end of it. */
export function movedReason(
  rows: readonly ReasonRow[],
  { id, parent }: ReasonRow,
  direction: 'up' | 'down',
): string[] | undefined {
  const level = rows.filter((row) => row.parent?.id === parent?.id).map((row) => row.id)
  const neighbour = level[level.indexOf(id) + (direction === 'up' ? -1 : 1)]
  if (neighbour === undefined) return undefined
  const exchanged = new Map([
    [id, neighbour],
    [neighbour, id],
  ])
  return rows.map((row) => exchanged.get(row.id) ?? row.id)
}

/** The texts that a search looks at: a group is found with everything inside it. */
export const textsOf = ({ value, label, description, parent }: ReasonRow) => [
  value,
  label,
  description,
  parent?.label,
]

/** The reasons that are deleted with their groups: those inside them. */
export const deletedChildren = (deleted: readonly ReasonRow[]): Reason[] => {
  const ids = new Set(deleted.map(({ id }) => id))
  return deleted.flatMap(({ children }) => children).filter(({ id }) => !ids.has(id))
}

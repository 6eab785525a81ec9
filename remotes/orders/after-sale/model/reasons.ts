interface Reason {
  id: string
  label: string
}

/** A reason that a return can name. The API refuses those that only hold others. */
export interface LeafReason extends Reason {
  /** The label of the reason around it. */
  group?: string
}

/** The reasons without further ones inside, in order. */
export const leafReasons = (
  reasons: readonly (Reason & { return_reason_children: readonly Reason[] })[],
): LeafReason[] =>
  reasons.flatMap(({ id, label, return_reason_children: inner }) =>
    inner.length > 0 ? inner.map((one) => ({ id: one.id, label: one.label, group: label })) : [{ id, label }],
  )

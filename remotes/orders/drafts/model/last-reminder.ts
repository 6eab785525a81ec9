/** The kind of note that says that the customer was reminded to pay; its text is the e-mail of the customer. */
export const REMINDER = 'draft_order_reminder'

interface Note {
  resource_type: string
  created_at: string | Date
}

/** The latest reminder among the notes about a draft. */
export const lastReminder = <Row extends Note>(notes: readonly Row[]): Row | undefined =>
  notes
    .filter(({ resource_type }) => resource_type === REMINDER)
    .toSorted((one, other) => Number(new Date(other.created_at)) - Number(new Date(one.created_at)))[0]

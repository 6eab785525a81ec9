/** The groups that a customer has to be put in and taken out of, so that it is in `after` alone. */
export const groupChanges = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !after.includes(id)),
})

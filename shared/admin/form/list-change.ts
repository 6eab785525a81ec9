/** The ids that a person put into a list and took out of it since its form was opened, whatever others did meanwhile. */
export const listChange = (opened: readonly string[], typed: readonly string[]) => ({
  added: typed.filter((id) => !opened.includes(id)),
  removed: opened.filter((id) => !typed.includes(id)),
})

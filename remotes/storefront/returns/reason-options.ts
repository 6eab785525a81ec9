import type { ShopReturnReason } from '@stoa/api/store/return-reasons'

interface Option {
  id: string
  label: string
}

/** The reasons to choose from: those with finer ones below them are replaced by these. */
export const reasonOptions = (reasons: readonly ShopReturnReason[]): Option[] =>
  reasons
    .filter(({ parent_return_reason_id: parent }) => !parent)
    .flatMap((reason): readonly Option[] =>
      reason.return_reason_children.length > 0 ? reason.return_reason_children : [reason],
    )
    .map(({ id, label }) => ({ id, label }))

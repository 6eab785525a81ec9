import type { Step } from '@stoa/admin/steps'
import {
  useCreateProductOption,
  useDeleteProductOption,
  useUpdateProductOption,
  useUpdateVariant,
  type AdminProduct,
} from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'

import { newValueChanges, type NewOption } from '../../model/new-values.ts'
import { optionChanges, type OptionChange } from '../../model/option-changes.ts'

/** An option of the form; a new one has no id, and a value for each variant. */
export interface OptionRow extends NewOption {
  id?: string
}

/** The calls that give a product other options, and its variants the values of new ones. */
export function useOptionSteps({ id: productId, options, variants }: AdminProduct) {
  const { t } = useTranslation()
  const { mutateAsync: create } = useCreateProductOption()
  const { mutateAsync: rename } = useUpdateProductOption()
  const { mutateAsync: remove } = useDeleteProductOption()
  const { mutateAsync: updateVariant } = useUpdateVariant()

  return (rows: readonly OptionRow[]): Step[] => {
    const changes = optionChanges(options, rows)
    const added = rows.filter(({ id }) => id === undefined)
    const deleted = new Set(changes.flatMap((change) => (change.kind === 'delete' ? [change.id] : [])))
    // The ids of new options come with the answers of their steps.
    const made = new Map<string, string>()
    const write = async (change: OptionChange) => {
      if (change.kind === 'delete') return remove({ id: change.id, productId })
      const { title } = change
      if (change.kind === 'rename') return rename({ id: change.id, productId, changes: { title } })
      const { product } = await create({ productId, payload: { title } })
      const option = product.options.find((one) => one.title === title)
      if (option) made.set(title, option.id)
    }
    return [
      ...changes.map((change) => ({
        id: change.kind === 'create' ? `create ${change.title}` : `${change.kind} ${change.id}`,
        label: t(`productVariants.options.${change.kind}`, { title: change.title }),
        run: () => write(change),
      })),
      ...(added.length === 0 ? [] : variants).map((variant) => ({
        id: `values ${variant.id}`,
        label: t('productVariants.options.values', { title: variant.title }),
        run: () =>
          updateVariant({
            id: variant.id,
            productId,
            changes: { options: newValueChanges(variant, added, made, deleted) },
          }),
      })),
    ]
  }
}

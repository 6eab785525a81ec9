import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'

import type { Tier } from '../model/price-sheet.ts'
import { TierFields, type TierValues } from './tier-fields.tsx'

interface TierDialogProps {
  /** Ids of variants. */
  selected: readonly string[]
  all: readonly string[]
  onAdd: (variantIds: readonly string[], tier: Tier) => void
  onClose: () => void
}

/** Gives variants a row more, for the prices of some quantities. */
export function TierDialog({ selected, all, onAdd, onClose }: TierDialogProps) {
  const { t } = useTranslation()
  const chosen = { selected: [...new Set(selected)], all: [...new Set(all)] }
  const form = useRecordForm<TierValues>({
    id: 'tier',
    values: { from: '', min: null, max: null, scope: chosen.selected.length > 0 ? 'selected' : 'all' },
    save: async ({ min, max, scope }) => {
      onAdd(chosen[scope], { min, max })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('pricing.tier.title')}
      subtitle={t('pricing.tier.subtitle')}
      saveLabel={t('pricing.tier.add')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <TierFields form={form} countOf={(scope) => chosen[scope].length} />
    </FormDialog>
  )
}

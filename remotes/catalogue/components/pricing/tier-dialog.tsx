import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { NumberField } from '@stoa/ui/number-field'
import { Controller } from 'react-hook-form'

import type { Tier } from '../../model/price-sheet.ts'
import { FormDialog } from '../form-dialog.tsx'
import { useDialogForm } from '../use-dialog-form.ts'
import styles from './pricing.module.css'
import { ScopeField, type Scope } from './scope-field.tsx'
import { TIER_RULES } from './tier-rules.ts'

interface TierDialogProps {
  /** Ids of variants. */
  selected: readonly string[]
  all: readonly string[]
  onAdd: (variantIds: readonly string[], tier: Tier) => void
  onClose: () => void
}

interface ScopedTier extends Tier {
  scope: Scope
}

/** Gives variants a row more, for the prices of some quantities. */
export function TierDialog({ selected, all, onAdd, onClose }: TierDialogProps) {
  const { t, locale } = useTranslation()
  const chosen = { selected: [...new Set(selected)], all: [...new Set(all)] }
  const form = useDialogForm<ScopedTier>({
    defaultValues: { min: null, max: null, scope: chosen.selected.length > 0 ? 'selected' : 'all' },
    save: async ({ min, max, scope }) => {
      onAdd(chosen[scope], { min, max })
      onClose()
    },
  })
  const { control, errorsOf } = form
  const labelOf = (scope: Scope) => {
    const count = chosen[scope].length
    return t(`pricing.tier.scope.${scope}`, { count, number: formatNumber(count, locale) })
  }
  return (
    <FormDialog
      title={t('pricing.tier.title')}
      subtitle={t('pricing.tier.subtitle')}
      saveLabel={t('pricing.tier.add')}
      form={form}
      onClose={onClose}
    >
      <div className={styles['pair']}>
        {(['min', 'max'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            rules={TIER_RULES[name]}
            render={({ field }) => (
              <NumberField {...field} label={t(`pricing.tier.${name}`)} min={1} errors={errorsOf(name)} />
            )}
          />
        ))}
      </div>
      <Controller
        name="scope"
        control={control}
        render={({ field }) => (
          <ScopeField {...field} labelOf={labelOf} hasSelected={chosen.selected.length > 0} />
        )}
      />
    </FormDialog>
  )
}

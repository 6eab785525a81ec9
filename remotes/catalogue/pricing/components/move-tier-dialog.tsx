import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { Select } from '@stoa/ui/select'
import { useWatch } from 'react-hook-form'

import { rowKeyOf, type PriceRow, type Tier, type VariantRow } from '../model/price-sheet.ts'
import { isSameTier, variantsWithTier } from '../model/price-tiers.ts'
import type { Scope } from './scope-field.tsx'
import { TierFields, type TierValues } from './tier-fields.tsx'
import { TIER_RULES } from './tier-rules.ts'
import { useTierText } from './use-tier-text.ts'

interface MoveTierDialogProps {
  /** Those that some variant has; at least one. */
  tiers: readonly Tier[]
  rows: readonly PriceRow[]
  selected: readonly VariantRow[]
  onMove: (variantIds: readonly string[], from: Tier, to: Tier) => void
  onClose: () => void
}

const keyOf = (tier: Tier) => rowKeyOf('', tier)

/** Gives the prices for some quantities other quantities. */
export function MoveTierDialog({ tiers, rows, selected, onMove, onClose }: MoveTierDialogProps) {
  const { t } = useTranslation()
  const tierText = useTierText()
  const first = selected.find(({ level }) => level === 2)?.tier ?? tiers[0]
  const tierAt = (key: string) => tiers.find((tier) => keyOf(tier) === key)
  const variantsOf = ({ from, scope }: Pick<TierValues, 'from' | 'scope'>) => {
    const tier = tierAt(from)
    if (!tier) return []
    const chosen = new Set(selected.map(({ variant }) => variant.id))
    return variantsWithTier(rows, tier).filter((id) => scope === 'all' || chosen.has(id))
  }
  const isTaken = (ids: readonly string[], to: Tier) => {
    const there = new Set(variantsWithTier(rows, to))
    return ids.some((id) => there.has(id))
  }
  const form = useRecordForm<TierValues>({
    id: 'move-tier',
    values: {
      from: first ? keyOf(first) : '',
      min: first?.min ?? null,
      max: first?.max ?? null,
      scope: first && selected.some(({ tier }) => isSameTier(tier, first)) ? 'selected' : 'all',
    },
    save: async ({ min, max, ...fields }) => {
      const from = tierAt(fields.from)
      if (from) onMove(variantsOf(fields), from, { min, max })
      onClose()
    },
  })
  const { from = '' } = useWatch({ control: form.control })
  const rules = {
    min: {
      validate: (min: number | null, fields: TierValues) => {
        const wrong = TIER_RULES.min.validate(min, fields)
        if (wrong !== true) return wrong
        const to = { min, max: fields.max }
        if (keyOf(to) === fields.from) return 'pricing.wrong.sameQuantity'
        return !isTaken(variantsOf(fields), to) || 'pricing.wrong.taken'
      },
    },
    max: TIER_RULES.max,
  }
  return (
    <FormDialog
      title={t('pricing.tier.changeTitle')}
      subtitle={t('pricing.tier.changeSubtitle')}
      saveLabel={t('pricing.tier.move')}
      form={form}
      onClose={onClose}
    >
      <Field
        form={form}
        name="from"
        as={Select}
        label={t('pricing.tier.which')}
        placeholder=""
        options={tiers.map((tier) => ({ id: keyOf(tier), label: tierText(tier) }))}
      />
      <TierFields form={form} rules={rules} countOf={(scope: Scope) => variantsOf({ from, scope }).length} />
    </FormDialog>
  )
}

import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { NumberField } from '@stoa/ui/number-field'
import { Controller, type Control } from 'react-hook-form'

import type { Tier } from '../../model/price-sheet.ts'
import styles from './pricing.module.css'
import { ScopeField, type Scope } from './scope-field.tsx'
import { TIER_RULES } from './tier-rules.ts'

export interface TierValues extends Tier {
  /** The key of the tier whose quantities change; empty for one that is added. */
  from: string
  scope: Scope
}

type TierRule = { validate: (value: number | null, fields: TierValues) => string | true }

interface TierFieldsProps {
  form: { control: Control<TierValues>; errorsOf: (field: keyof TierValues) => string[] }
  /** Default: those that every tier keeps. */
  rules?: { min: TierRule; max: TierRule }
  /** How many variants there are in each. */
  countOf: (scope: Scope) => number
}

/** From how many pieces to how many, and for which variants. */
export function TierFields({ form: { control, errorsOf }, rules = TIER_RULES, countOf }: TierFieldsProps) {
  const { t, locale } = useTranslation()
  const labelOf = (scope: Scope) =>
    t(`pricing.tier.scope.${scope}`, { count: countOf(scope), number: formatNumber(countOf(scope), locale) })
  return (
    <>
      <div className={styles['pair']}>
        {(['min', 'max'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            rules={rules[name]}
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
          <ScopeField {...field} labelOf={labelOf} hasSelected={countOf('selected') > 0} />
        )}
      />
    </>
  )
}

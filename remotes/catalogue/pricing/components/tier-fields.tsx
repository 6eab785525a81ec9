import { Field, type RecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import { NumberField } from '@stoa/ui/number-field'

import type { Tier } from '../model/price-sheet.ts'
import { ScopeField, type Scope } from './scope-field.tsx'
import { TIER_RULES } from './tier-rules.ts'

export interface TierValues extends Tier {
  /** The key of the tier whose quantities change; empty for one that is added. */
  from: string
  scope: Scope
}

type TierRule = { validate: (value: number | null, fields: TierValues) => string | true }

interface TierFieldsProps {
  form: RecordForm<TierValues>
  /** Default: those that every tier keeps. */
  rules?: { min: TierRule; max: TierRule }
  /** How many variants there are in each. */
  countOf: (scope: Scope) => number
}

/** From how many pieces to how many, and for which variants. */
export function TierFields({ form, rules = TIER_RULES, countOf }: TierFieldsProps) {
  const { t } = useTranslation()
  const labelOf = (scope: Scope) => t(`pricing.tier.scope.${scope}`, { count: countOf(scope) })
  return (
    <>
      <FormGrid>
        {(['min', 'max'] as const).map((name) => (
          <Field
            key={name}
            form={form}
            name={name}
            as={NumberField}
            label={t(`pricing.tier.${name}`)}
            min={1}
            rules={rules[name]}
          />
        ))}
      </FormGrid>
      <Field
        form={form}
        name="scope"
        as={ScopeField}
        labelOf={labelOf}
        hasSelected={countOf('selected') > 0}
      />
    </>
  )
}

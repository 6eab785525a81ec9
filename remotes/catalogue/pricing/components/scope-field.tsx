import { useTranslation } from '@stoa/extension-sdk'
import { RadioCards } from '@stoa/ui/radio-cards'
import type { Ref } from 'react'

/** What something is done with. */
export type Scope = 'selected' | 'all'

interface ScopeFieldProps {
  value: Scope
  onChange: (value: Scope) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
  labelOf: (scope: Scope) => string
  hasSelected: boolean
}

export function ScopeField({ labelOf, hasSelected, onChange, ...field }: ScopeFieldProps) {
  const { t } = useTranslation()
  return (
    <RadioCards
      {...field}
      label={t('pricing.scope.label')}
      cards={(['selected', 'all'] as const).map((id) => ({
        id,
        title: labelOf(id),
        isDisabled: id === 'selected' && !hasSelected,
      }))}
      onChange={(id) => onChange(id === 'all' ? 'all' : 'selected')}
    />
  )
}

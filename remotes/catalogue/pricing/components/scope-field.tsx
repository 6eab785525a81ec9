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

/** Chooses between what is selected, if anything is, and everything. */
export function ScopeField({ labelOf, hasSelected, onChange, ...field }: ScopeFieldProps) {
  const { t } = useTranslation()
  const scopes: Scope[] = hasSelected ? ['selected', 'all'] : ['all']
  return (
    <RadioCards
      {...field}
      label={t('pricing.scope.label')}
      cards={scopes.map((id) => ({ id, title: labelOf(id) }))}
      onChange={(id) => onChange(id === 'all' ? 'all' : 'selected')}
    />
  )
}

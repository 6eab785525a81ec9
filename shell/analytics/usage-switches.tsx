import type { AnalyticsChoices } from '@stoa/api/admin/analytics-configs'
import { Switch } from '@stoa/ui/switch'
import { useTranslation } from 'react-i18next'

import { withOptOut } from './consent.ts'

interface UsageSwitchesProps {
  value: AnalyticsChoices
  onChange: (value: AnalyticsChoices) => void
  /** Hides the descriptions of the switches. */
  isCompact?: boolean
}

/** Switches for how much usage data a person shares. */
export function UsageSwitches({ value, onChange, isCompact = false }: UsageSwitchesProps) {
  const { t } = useTranslation('shell')
  const hint = (key: string) => (isCompact ? {} : { description: t(key) })
  return (
    <>
      <Switch
        label={t('analytics.anonymize')}
        {...hint('analytics.anonymizeHint')}
        isSelected={value.anonymize}
        isDisabled={value.opt_out}
        onChange={(anonymize) => onChange({ ...value, anonymize })}
      />
      <Switch
        label={t('analytics.optOut')}
        {...hint('analytics.optOutHint')}
        isSelected={value.opt_out}
        onChange={(optOut) => onChange(withOptOut(value, optOut))}
      />
    </>
  )
}

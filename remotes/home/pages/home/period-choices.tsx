import { lazyPart } from '@stoa/admin/lazy-dialog'
import { useTranslation } from '@stoa/extension-sdk'

import { Choice } from '../../components/choice.tsx'
import type { Day } from '../../model/calendar.ts'
import { PERIODS, stretchOf, type PeriodChoice } from '../../model/period.ts'

/** Few people choose days of their own. */
const OwnPeriod = lazyPart(async () => (await import('./own-period.tsx')).OwnPeriod)

interface PeriodChoicesProps {
  today: Day
  value: PeriodChoice
  onChange: (choice: PeriodChoice) => void
}

/** The usual periods; the last of them opens fields for custom days, starting with those on screen. */
export function PeriodChoices({ today, value, onChange }: PeriodChoicesProps) {
  const { t } = useTranslation()
  const own = typeof value === 'object' ? value : undefined
  return (
    <>
      <Choice
        label={t('home.sales.period')}
        options={[...PERIODS, 'own' as const].map((id) => ({ id, label: t(`home.sales.periods.${id}`) }))}
        value={typeof value === 'string' ? value : 'own'}
        onChange={(id) => onChange(id === 'own' ? stretchOf(value, today) : id)}
      />
      {own ? <OwnPeriod today={today} value={own} onChange={onChange} /> : null}
    </>
  )
}

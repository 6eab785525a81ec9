import { useTranslation } from '@stoa/extension-sdk'
import { lazy, Suspense, type ComponentType } from 'react'

import { Choice } from '../../components/choice.tsx'
import type { Day } from '../../model/calendar.ts'
import { PERIODS, stretchOf, type PeriodChoice } from '../../model/period.ts'
import type { OwnPeriodProps } from './own-period.tsx'
import styles from './sales-section.module.css'

/** Few choose days of their own; where the calendar cannot be fetched the other periods are still there. */
const OwnPeriod = lazy((): Promise<{ default: ComponentType<OwnPeriodProps> }> =>
  import('./own-period.tsx').then(
    (own) => ({ default: own.OwnPeriod }),
    () => ({ default: MissingCalendar }),
  ),
)

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
      {own ? (
        <Suspense fallback={null}>
          <OwnPeriod today={today} value={own} onChange={onChange} />
        </Suspense>
      ) : null}
    </>
  )
}

function MissingCalendar() {
  const { t } = useTranslation()
  return <p className={styles['note']}>{t('home.sales.ownMissing')}</p>
}

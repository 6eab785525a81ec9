import { useTranslation } from '@stoa/extension-sdk'
import { DateRangeField, type DateRange } from '@stoa/ui/date-range-field'
import { useState } from 'react'

import type { Day } from '../../model/calendar.ts'
import { earliestDay, readStretch, type Stretch } from '../../model/stretch.ts'
import styles from './sales-section.module.css'

export interface OwnPeriodProps {
  today: Day
  value: Stretch
  onChange: (stretch: Stretch) => void
}

/** The first and the last day of a custom period. */
export function OwnPeriod({ today, value: { first, last }, onChange }: OwnPeriodProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<DateRange | null>({ start: first, end: last })
  const change = (range: DateRange | null) => {
    setTyped(range)
    const stretch = range && readStretch(range.start, range.end, today)
    if (stretch) onChange(stretch)
  }
  return (
    <div className={styles.own}>
      <DateRangeField
        label={t('home.sales.ownDays')}
        value={typed}
        onChange={change}
        min={earliestDay(today)}
        max={today}
      />
    </div>
  )
}

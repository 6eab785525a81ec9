import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Key } from 'react'
import { Button } from 'react-aria-components/Button'
import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import frame from '../field/frame.module.css'
import { Icon } from '../icon/icon.tsx'
import styles from './date-field.module.css'
import { isYearFirst } from './month-order.ts'

/** Number of years to choose from, centered on the current choice. */
const YEARS = 40

/** Month and year selects of a calendar, between the previous and next buttons. */
export function CalendarHead() {
  const { locale } = useLocale()
  const month = (
    <CalendarMonthPicker key="month" format="long">
      {(picker) => <Choice {...picker} />}
    </CalendarMonthPicker>
  )
  const year = (
    <CalendarYearPicker key="year" visibleYears={YEARS}>
      {(picker) => <Choice {...picker} />}
    </CalendarYearPicker>
  )
  return (
    <header className={styles.head}>
      <Button slot="previous" className={frame.button}>
        <Icon glyph={ChevronLeft} isDirectional />
      </Button>
      <div className={styles.month}>{isYearFirst(locale) ? [year, month] : [month, year]}</div>
      <Button slot="next" className={frame.button}>
        <Icon glyph={ChevronRight} isDirectional />
      </Button>
    </header>
  )
}

interface ChoiceProps {
  /** In the language of the page. */
  'aria-label': string
  value: Key
  onChange: (id: number) => void
  items: readonly { id: number; formatted: string }[]
}

/** Native selects: they may overflow any edge and suit touch. */
function Choice({ value, onChange, items, ...named }: ChoiceProps) {
  return (
    <select
      {...named}
      className={styles.choice}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  )
}

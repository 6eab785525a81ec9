import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './filter-editor.module.css'
import { movingDaysOf, movingRange, type MovingDays as Moving } from './filters.ts'

interface MovingDaysProps {
  values: readonly string[]
  onSettle: (values: readonly string[]) => void
}

const KINDS: readonly Moving['kind'][] = ['lastDays', 'olderThan']

/** What the list of a week asks most often, where nothing is set. */
const USUAL = 7

/** Sets a range of days that moves on with today: the last so many, or all before them. */
export function MovingDays({ values, onSettle }: MovingDaysProps) {
  const t = useUiText()
  const [typed, setTyped] = useState(String(movingDaysOf(values)?.count ?? USUAL))
  const isCount = /^[1-9]\d{0,3}$/.test(typed)
  const count = isCount ? Number(typed) : USUAL
  return (
    <div className={styles.moving}>
      <TextField
        type="number"
        inputMode="numeric"
        label={t('filters.days')}
        value={typed}
        onChange={setTyped}
      />
      {KINDS.map((kind) => (
        <Button
          key={kind}
          size="small"
          isDisabled={!isCount}
          onPress={() => onSettle([movingRange({ kind, count })])}
        >
          {t(`filters.${kind}`, { count })}
        </Button>
      ))}
    </div>
  )
}

import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { PortalForm } from '../dialog/portal-form.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './filter-editor.module.css'
import { endsOf, movingDaysOf, rangeOf } from './filters.ts'
import { MovingDays } from './moving-days.tsx'

interface RangeEditorProps {
  type: 'dates' | 'numbers'
  values: readonly string[]
  onSettle: (values: readonly string[]) => void
}

export function RangeEditor({ type, values, onSettle }: RangeEditorProps) {
  const t = useUiText()
  const [ends, setEnds] = useState(() => endsOf(movingDaysOf(values) ? [] : values))
  const field = type === 'dates' ? ({ type: 'date' } as const) : ({ type: 'number' } as const)
  return (
    <PortalForm className={styles.form} onSubmit={() => onSettle(rangeOf(ends.from, ends.to, type))}>
      {type === 'dates' ? <MovingDays values={values} onSettle={onSettle} /> : null}
      <div className={styles.ends}>
        <TextField
          {...field}
          label={t('filters.from')}
          value={ends.from}
          onChange={(from) => setEnds({ ...ends, from })}
        />
        <TextField
          {...field}
          label={t('filters.to')}
          value={ends.to}
          onChange={(to) => setEnds({ ...ends, to })}
        />
      </div>
      <Button type="submit" variant="primary" size="small">
        {t('filters.apply')}
      </Button>
    </PortalForm>
  )
}

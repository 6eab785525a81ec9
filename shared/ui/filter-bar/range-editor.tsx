import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { PortalForm } from '../dialog/portal-form.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { FilterEditorTexts } from './filter-editor.tsx'
import styles from './filter-editor.module.css'
import { endsOf, rangeOf } from './filters.ts'
import { lastDays } from './last-days.ts'

interface RangeEditorProps {
  type: 'dates' | 'numbers'
  values: readonly string[]
  onSettle: (values: readonly string[]) => void
  texts: FilterEditorTexts
}

export function RangeEditor({ type, values, onSettle, texts }: RangeEditorProps) {
  const [ends, setEnds] = useState(() => endsOf(values))
  const field = type === 'dates' ? ({ type: 'date' } as const) : ({ type: 'number' } as const)
  return (
    <PortalForm className={styles['form']} onSubmit={() => onSettle(rangeOf(ends.from, ends.to, type))}>
      {type === 'dates' && texts.presets ? (
        <div className={styles['presets']}>
          {texts.presets.map(({ label, days }) => (
            <Button key={days} size="small" onPress={() => onSettle(lastDays(days, new Date()))}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      <div className={styles['ends']}>
        <TextField
          {...field}
          label={texts.from}
          value={ends.from}
          onChange={(from) => setEnds({ ...ends, from })}
        />
        <TextField {...field} label={texts.to} value={ends.to} onChange={(to) => setEnds({ ...ends, to })} />
      </div>
      <Button type="submit" variant="primary" size="small">
        {texts.apply}
      </Button>
    </PortalForm>
  )
}

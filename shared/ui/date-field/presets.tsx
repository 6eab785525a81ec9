import { Button } from '../button/button.tsx'
import styles from './date-field.module.css'

interface PresetsProps<Value> {
  presets: readonly { label: string; value: Value }[]
  onChoose: (value: Value) => void
}

/** The presets next to the calendar. */
export function Presets<Value>({ presets, onChoose }: PresetsProps<Value>) {
  return presets.length === 0 ? null : (
    <div className={styles.presets}>
      {presets.map(({ label, value }) => (
        <Button key={label} variant="quiet" size="small" onPress={() => onChoose(value)}>
          {label}
        </Button>
      ))}
    </div>
  )
}

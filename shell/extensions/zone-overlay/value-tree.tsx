import { useState } from 'react'

import { describeValue } from './describe-value.ts'
import styles from './overlay.module.css'

interface ValueTreeProps {
  name: string
  value: unknown
  /** Ancestors of the value. */
  above?: readonly object[]
}

const NOTHING: readonly object[] = []

/** A name and its value; parts render once opened. */
export function ValueTree({ name, value, above = NOTHING }: ValueTreeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { text, parts } = describeValue(value, above)
  if (!parts) {
    return (
      <div className={styles.leaf}>
        {name}: <span className={styles.value}>{text}</span>
      </div>
    )
  }
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {name}: <span className={styles.value}>{text}</span>
      </summary>
      <div className={styles.parts}>
        {isOpen
          ? parts.map(([key, part]) => (
              <ValueTree key={key} name={key} value={part} above={[...above, value as object]} />
            ))
          : null}
      </div>
    </details>
  )
}

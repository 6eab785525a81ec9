import { useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useState } from 'react'

import styles from './quantity-stepper.module.css'

interface QuantityStepperProps {
  /** The counted product, for assistive technology. */
  label: string
  value: number
  /** The stock's limit; none when undefined. */
  most?: number
  onChange: (value: number) => void
  isDisabled?: boolean
}

/** A whole number from one up. Typing counts on Enter or when the field is left. */
export function QuantityStepper({
  label,
  value,
  most = Infinity,
  onChange,
  isDisabled,
}: QuantityStepperProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)

  function set(requested: number): void {
    const next = Math.max(1, Math.min(requested, most))
    if (next !== value) onChange(next)
  }

  function take(): void {
    const requested = Number.parseInt(typed ?? '', 10)
    setTyped(null)
    if (!Number.isNaN(requested)) set(requested)
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') take()
    else if (event.key === 'ArrowUp') set(value + 1)
    else if (event.key === 'ArrowDown') set(value - 1)
    else return
    event.preventDefault()
  }

  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <Button
        variant="quiet"
        icon={Minus}
        aria-label={t('quantity.less')}
        isDisabled={isDisabled || value <= 1}
        onPress={() => set(value - 1)}
      />
      <input
        className={styles.number}
        inputMode="numeric"
        aria-label={t('quantity.label')}
        disabled={isDisabled}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={take}
        onKeyDown={press}
      />
      <Button
        variant="quiet"
        icon={Plus}
        aria-label={t('quantity.more')}
        isDisabled={isDisabled || value >= most}
        onPress={() => set(value + 1)}
      />
    </fieldset>
  )
}

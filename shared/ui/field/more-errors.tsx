import { Button } from 'react-aria-components/Button'
import { Tooltip } from '../tooltip/tooltip.tsx'
import styles from './field.module.css'

interface MoreErrorsProps {
  label: string
  errors: readonly string[]
}

/** Loaded only when a control has several errors, so that one-error forms do without the tooltip's code. */
export function MoreErrors({ label, errors }: MoreErrorsProps) {
  const list = (
    <span className={styles['list']}>
      {errors.map((error) => (
        <span key={error}>{error}</span>
      ))}
    </span>
  )
  return (
    <Tooltip text={list} placement="bottom">
      <Button className={styles['more']}>{label}</Button>
    </Tooltip>
  )
}

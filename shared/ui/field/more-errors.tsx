import { Button } from 'react-aria-components/Button'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './field.module.css'

interface MoreErrorsProps {
  errors: readonly string[]
}

/** Further errors in a tooltip. Loaded only when a control has several errors, so that other forms do not need its code. */
export function MoreErrors({ errors }: MoreErrorsProps) {
  const t = useUiText()
  const list = (
    <span className={styles.list}>
      {errors.map((error) => (
        <span key={error}>{error}</span>
      ))}
    </span>
  )
  return (
    <Tooltip text={list} placement="bottom">
      <Button slot={null} className={styles.more}>
        {t('moreErrors', { count: errors.length })}
      </Button>
    </Tooltip>
  )
}

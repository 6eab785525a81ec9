import { useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { Button } from '@stoa/ui/button'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'

import type { ChosenCondition } from '../model/conditions.ts'
import styles from './condition-line.module.css'

interface ConditionLineProps {
  condition: Pick<ChosenCondition, 'type' | 'operator'>
  /** What it names. */
  children: ReactNode
  onEdit: () => void
  onRemove: () => void
  isRemoving?: boolean
}

/** One condition of a discount. */
export function ConditionLine({ condition, children, onEdit, onRemove, isRemoving }: ConditionLineProps) {
  const { t } = useTranslation()
  const what = t(`discounts.conditions.types.${condition.type}`)
  const how = t(`discounts.conditions.operators.${condition.operator}`)
  const name = t('discounts.conditions.full', { what, how })
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.named}>{children}</span>
      </div>
      <Button
        variant="quiet"
        icon={Pencil}
        aria-label={t('discounts.conditions.editOne', { name })}
        onPress={onEdit}
      />
      <Button
        variant="quiet"
        icon={Trash2}
        aria-label={t('discounts.conditions.removeOne', { name })}
        isLoading={isRemoving ?? false}
        onPress={onRemove}
      />
    </li>
  )
}

interface NamedTextProps {
  labels: readonly string[]
  /** How many there are in all. */
  count: number
}

/** The first few of what a condition names, and how many more there are. */
export function NamedText({ labels, count }: NamedTextProps) {
  const { t, locale } = useTranslation()
  const others = count - labels.length
  const names = [...labels, ...(others > 0 ? [t('discounts.delete.others', { count: others })] : [])]
  return <>{formatList(names, locale)}</>
}

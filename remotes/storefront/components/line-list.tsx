import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Thumbnail } from '@stoa/ui/thumbnail'

import { lineAmount } from '../model/totals.ts'
import styles from './line-list.module.css'

interface LineListProps {
  lines: readonly {
    id: string
    title: string
    description: string | null
    thumbnail: string | null
    quantity: number
    subtotal?: number | null
    original_total?: number | null
  }[]
  region: { currency_code: string; includes_tax?: boolean }
  /** False while the taxes that belong to the amounts are not known. Default true. */
  isPriced?: boolean
}

/** The lines of a cart or an order, to read. */
export function LineList({ lines, region, isPriced = true }: LineListProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <Thumbnail src={line.thumbnail} alt="" />
          <span className={styles.words}>
            <span>
              <bdi>{line.title}</bdi>
            </span>
            <span className={styles.description}>
              <bdi>
                {t('quantity.times', { quantity: line.quantity, description: line.description ?? '' })}
              </bdi>
            </span>
          </span>
          <span className={styles.amount}>
            {isPriced ? money(lineAmount(line, region.includes_tax === true), region.currency_code) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

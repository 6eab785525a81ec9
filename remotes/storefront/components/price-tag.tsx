import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Badge } from '@stoa/ui/badge'
import { VisuallyHidden } from '@stoa/ui/visually-hidden'

import { type Price, reductionOf } from '../model/price.ts'
import styles from './price-tag.module.css'

interface PriceTagProps {
  price: Price
  currency: string
  /** Other variants cost more. */
  isFrom?: boolean
  /** Default small. */
  size?: 'small' | 'large'
}

/** A price; in a sale with the one before and how much it fell. */
export function PriceTag({ price, currency, isFrom, size = 'small' }: PriceTagProps) {
  const { t } = useTranslation()
  const { money, percent } = useFormats()
  const reduction = reductionOf(price)
  const amount = money(price.amount, currency)
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.amount} data-sale={reduction > 0 || undefined}>
        {reduction > 0 ? <VisuallyHidden>{t('price.now')} </VisuallyHidden> : null}
        {isFrom ? t('price.from', { amount }) : amount}
      </span>
      {reduction > 0 ? (
        <>
          <s className={styles.before}>
            <VisuallyHidden>{t('price.before')} </VisuallyHidden>
            {money(price.original, currency)}
          </s>
          <Badge tone="danger">{percent(-reduction)}</Badge>
        </>
      ) : null}
    </span>
  )
}

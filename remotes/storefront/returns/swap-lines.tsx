import { useTranslation } from '@stoa/i18n/react'
import { Card } from '@stoa/ui/card'
import { Thumbnail } from '@stoa/ui/thumbnail'

import { type Cart, lineName, linesOf } from '../model/cart.ts'
import styles from './return-lines.module.css'

/** The two sides of an exchange: what comes back and what is sent instead. */
export function SwapLines({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const lines = linesOf(cart)
  const sides = [
    { title: t('swap.comesBack'), lines: lines.filter(({ is_return }) => is_return) },
    { title: t('swap.isSent'), lines: lines.filter(({ is_return }) => !is_return) },
  ]
  return sides.map((side) => (
    <Card key={side.title} title={side.title}>
      <ul className={styles.lines}>
        {side.lines.map((line) => (
          <li key={line.id} className={styles.name}>
            <Thumbnail src={line.thumbnail} alt="" />
            <span>{t('quantity.times', { quantity: line.quantity, description: lineName(line) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  ))
}

import type { DiscountRow } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'

import styles from './discount-code.module.css'

/** The code, and whether it makes codes or was made by one. */
export function DiscountCode({ discount }: { discount: DiscountRow }) {
  const { t } = useTranslation()
  const { code, is_dynamic, parent_discount } = discount
  return (
    <span className={styles.code}>
      <bdi className={styles.text}>{code}</bdi>
      {is_dynamic && !discount.parent_discount_id ? (
        <Badge tone="info">{t('discounts.template')}</Badge>
      ) : null}
      {parent_discount ? (
        <span className={styles.parent}>{t('discounts.codeOf', { code: parent_discount.code })}</span>
      ) : null}
    </span>
  )
}

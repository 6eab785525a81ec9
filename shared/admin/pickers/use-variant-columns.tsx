import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import type { TableColumn } from '@stoa/ui/table'
import { Thumbnail } from '@stoa/ui/thumbnail'

import type { PickedVariant } from './picked-variant.ts'
import styles from './variant-picker.module.css'

/** What the rows of a variant picker show; prices are in the given currency. */
export function useVariantColumns(currency: string): TableColumn<PickedVariant>[] {
  const { t, locale } = useTranslation()
  return [
    {
      id: 'variant',
      header: t('admin.variants.columns.variant'),
      width: '60%',
      cell: ({ product, title, sku, thumbnail }) => (
        <span className={styles.variant}>
          <Thumbnail src={thumbnail} alt="" size="small" />
          <span className={styles.names}>
            <bdi>{product}</bdi>
            <span className={styles.details}>
              <bdi>{title}</bdi>
              {sku ? <bdi>{sku}</bdi> : null}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'stock',
      header: t('admin.variants.columns.stock'),
      align: 'end',
      cell: ({ stock, isBackorder }) => {
        if (stock === null) return t('admin.variants.uncounted')
        const isShort = stock <= 0 && isBackorder
        return isShort ? t('admin.variants.backorder') : formatNumber(stock, locale)
      },
    },
    {
      id: 'price',
      header: t('admin.variants.columns.price'),
      align: 'end',
      cell: ({ price }) => (price === null ? '–' : <bdi>{formatMoney(price, currency, locale)}</bdi>),
    },
  ]
}

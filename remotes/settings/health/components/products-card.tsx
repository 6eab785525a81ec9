import { useFlag, useTranslation } from '@stoa/extension-sdk'

import { productFindings } from '../model/product-findings.ts'
import { FindingsCard } from './findings-card.tsx'
import { useCheckedProducts } from './use-checked-products.ts'

interface ProductsCardProps {
  /** The currencies that customers pay in; undefined until they are known. */
  currencies: readonly string[] | undefined
  error: Error | null | undefined
  onRetry: () => void
}

/** What keeps published products from being bought, found while they are read page by page. */
export function ProductsCard({ currencies, error, onRetry }: ProductsCardProps) {
  const { t } = useTranslation()
  const hasChannels = useFlag('sales_channels')
  const { read: checked, error: unread, retry } = useCheckedProducts()
  const { rows: products = [], count: total = 0, isComplete = false } = checked ?? {}
  const done = products.length
  const label = t('health.products.progress', { done, total })
  return (
    <FindingsCard
      title={t('health.products.title')}
      description={isComplete && done < total ? label : t('health.products.hint')}
      findings={checked && currencies && productFindings({ products, currencies, hasChannels })}
      progress={checked && !isComplete ? { label, value: done / total } : undefined}
      error={error ?? unread}
      onRetry={() => {
        onRetry()
        retry()
      }}
    />
  )
}

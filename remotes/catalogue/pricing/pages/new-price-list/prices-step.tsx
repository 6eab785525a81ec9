import { LoadFailure } from '@stoa/admin/record'
import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useCallback } from 'react'

import { PriceGrid } from '../../components/price-grid.tsx'
import { usePriceColumns } from '../../components/use-price-columns.ts'
import { draftPriceAt } from '../../model/price-draft.ts'
import type { PriceColumn, PricedProduct } from '../../model/price-sheet.ts'
import type { NewPriceList } from './use-new-price-list.ts'

export function PricesStep({ wizard: { fields, products, draft } }: { wizard: NewPriceList }) {
  const { t } = useTranslation()
  const { columns, error, retry } = usePriceColumns(products.data)
  const failure = products.data ? error : products.error
  return (
    <Card title={t('pricing.wizard.prices')} description={t('pricing.grid.hint')}>
      {failure ? (
        <LoadFailure
          title={t('pricing.pricesFailed')}
          error={failure}
          onRetry={() => (products.data ? retry() : void products.refetch())}
        />
      ) : products.data && columns ? (
        <DraftGrid
          products={products.data}
          columns={columns}
          includesTax={fields.includesTax}
          draft={draft}
        />
      ) : (
        <SkeletonLines count={8} />
      )}
    </Card>
  )
}

interface DraftGridProps {
  products: readonly PricedProduct[]
  columns: readonly PriceColumn[]
  includesTax: boolean
  draft: NewPriceList['draft']
}

function DraftGrid({ products, columns, includesTax, draft }: DraftGridProps) {
  const { before } = draft
  const priceAt = useCallback((row: string, column: string) => draftPriceAt(before, row, column), [before])
  return (
    <PriceGrid
      products={products}
      columns={columns}
      listId={null}
      includesTax={includesTax}
      priceAt={priceAt}
      tiers={draft.tiers}
      onTiers={draft.setTiers}
      isDirty={draft.prices !== before}
      onEdit={draft.onEdit}
    />
  )
}

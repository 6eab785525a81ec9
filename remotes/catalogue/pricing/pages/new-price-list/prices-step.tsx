import type { RecordForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'

import { PriceGrid } from '../../components/price-grid.tsx'
import { usePriceColumns } from '../../components/use-price-columns.ts'
import { draftPriceAt, pricesByCell, withEdits, type PriceListDraft } from '../../model/price-draft.ts'
import type { PriceColumn, PricedProduct } from '../../model/price-sheet.ts'
import type { PriceEdit } from '../../model/price-writes.ts'

interface GridProps {
  form: RecordForm<PriceListDraft>
  /** Called after each edit with the number of invalid cells. */
  onProblems: (count: number) => void
}

interface PricesStepProps extends GridProps {
  products: UseQueryResult<readonly PricedProduct[]>
}

export function PricesStep({ products, ...grid }: PricesStepProps) {
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
        <DraftGrid {...grid} products={products.data} columns={columns} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </Card>
  )
}

interface DraftGridProps extends GridProps {
  products: readonly PricedProduct[]
  columns: readonly PriceColumn[]
}

function DraftGrid({ form, onProblems, products, columns }: DraftGridProps) {
  const { control, getValues, setValue } = form.methods
  // What was typed on an earlier visit of this step is what the sheet has for saved.
  const [before] = useState(() => pricesByCell(getValues('prices')))
  const [isDirty, setIsDirty] = useState(false)
  const [tiers, includesTax] = useWatch({ control, name: ['tiers', 'includesTax'] })
  const added = useMemo(() => new Map(tiers), [tiers])
  const priceAt = useCallback((row: string, column: string) => draftPriceAt(before, row, column), [before])
  const edit = useCallback(
    (edits: readonly PriceEdit[], problems: number) => {
      onProblems(problems)
      setIsDirty(edits.length > 0)
      setValue('prices', withEdits(before, edits), { shouldDirty: true })
    },
    [before, onProblems, setValue],
  )
  return (
    <PriceGrid
      products={products}
      columns={columns}
      listId={null}
      includesTax={includesTax}
      priceAt={priceAt}
      tiers={added}
      onTiers={(next) => setValue('tiers', [...next], { shouldDirty: true })}
      isDirty={isDirty}
      onEdit={edit}
    />
  )
}

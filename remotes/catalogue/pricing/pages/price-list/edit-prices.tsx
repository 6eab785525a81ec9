import { useCloseForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import type { PriceList } from '@medusajs/client-types'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { Stack } from '@stoa/ui/stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Tag from 'lucide-react/icons/tag'
import { useMemo, useState } from 'react'

import { ConflictsNote } from '../../components/conflicts-note.tsx'
import { PriceGrid } from '../../components/price-grid.tsx'
import { productsWithPrices, readSheetAgain, type SheetProducts } from '../../components/price-queries.ts'
import { useConflicts } from '../../components/use-conflicts.ts'
import { usePriceColumns } from '../../components/use-price-columns.ts'
import { pricedIn, subjectOf } from '../../model/price-conflicts.ts'
import { ListPrices } from '../../model/price-sheet.ts'
import type { AddedTiers } from '../../model/price-tiers.ts'
import { useSavePrices } from './use-save-prices.ts'

interface EditPricesProps {
  list: PriceList
  productIds: SheetProducts
  onClose: () => void
}

/** The prices of some products in a price list, as a sheet. */
export function EditPrices({ list, productIds, onClose }: EditPricesProps) {
  const { t } = useTranslation()
  const http = useApi()
  const cache = useQueryClient()
  const sheet = productsWithPrices(http, list.id, productIds)
  const { data, error, refetch } = useQuery(sheet)
  const read = usePriceColumns(data)
  const [tiers, setTiers] = useState<AddedTiers>(new Map())
  const [isDirty, setDirty] = useState(false)
  const prices = useMemo(() => new ListPrices(data ?? [], list.id), [data, list.id])
  const priceAt = useMemo(
    () => (row: string, column: string) => prices.at(row, column)[0]?.amount ?? null,
    [prices],
  )
  const readAgain = async (variantIds: ReadonlySet<string>) => {
    const written = (data ?? []).filter(({ variants }) => variants.some(({ id }) => variantIds.has(id)))
    const ids = written.map(({ id }) => id)
    try {
      await readSheetAgain(cache, http, sheet, list.id, ids)
    } catch {
      // It is saved; the read that follows says why it cannot be shown.
      void refetch()
    }
  }
  const { save, progress } = useSavePrices(list.id, prices, readAgain)
  const conflicts = useConflicts(subjectOf(list), pricedIn(list.id, data ?? []))
  const close = useCloseForm({ isDirty }, onClose)
  const failure = data ? read.error : error
  return (
    <Card
      title={t('pricing.editPrices')}
      description={t('pricing.grid.hint')}
      actions={<Button onPress={close}>{t('pricing.grid.done')}</Button>}
    >
      <Stack>
        {progress ? (
          <output>
            {t('pricing.steps.progress', {
              done: progress.done,
              all: progress.all,
            })}
          </output>
        ) : null}
        <ConflictsNote name={list.name} read={conflicts} />
        {failure ? (
          <LoadFailure
            title={t('pricing.pricesFailed')}
            error={failure}
            onRetry={() => (data ? read.retry() : void refetch())}
          />
        ) : data?.length === 0 ? (
          <EmptyState
            icon={Tag}
            title={t('pricing.products.empty')}
            message={t('pricing.products.emptyHint')}
          />
        ) : data && read.columns ? (
          <PriceGrid
            products={data}
            columns={read.columns}
            listId={list.id}
            includesTax={list.includes_tax ?? false}
            priceAt={priceAt}
            tiers={tiers}
            onTiers={setTiers}
            isDirty={isDirty}
            onDirtyChange={setDirty}
            onSave={save}
          />
        ) : (
          <SkeletonLines count={8} />
        )}
      </Stack>
    </Card>
  )
}

import { variantQueries } from '@stoa/api/admin/variants'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { SearchField } from '@stoa/ui/search-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { pickedVariant, type PickedVariant } from './picked-variant.ts'
import { PickerTable } from './picker-table.tsx'
import { useVariantColumns } from './use-variant-columns.tsx'

interface VariantPickerProps {
  /** The region whose prices are shown; a variant without one there cannot be chosen. */
  regionId: string
  /** The region's currency. */
  currency: string
  /** The chosen variants by id, in the order of choosing; those of other pages and searches too. */
  chosen: ReadonlyMap<string, PickedVariant>
  onChoose: (chosen: ReadonlyMap<string, PickedVariant>) => void
}

const LIMIT = 10
const SHOWN = {
  fields: 'id,title,sku,product_id,manage_inventory,allow_backorder,inventory_quantity',
  expand: 'product',
}

/** All variants with their price and stock, to choose any number of them from; the choice outlives searches and pages. */
export function VariantPicker({ regionId, currency, chosen, onChoose }: VariantPickerProps) {
  const { t } = useTranslation()
  const [{ q, offset }, setView] = useState({ q: '', offset: 0 })
  const [refused, setRefused] = useState<string>()
  const query = { ...SHOWN, region_id: regionId, limit: LIMIT, offset, ...(q && { q }) }
  const { data, error, isPlaceholderData, refetch } = useQuery(variantQueries(useApi()).list(query))
  const columns = useVariantColumns(currency)
  const rows = data?.variants.map(pickedVariant)
  const choose = (keys: ReadonlySet<string>) => {
    const isElsewhere = (id: string) => !rows?.some((row) => row.id === id)
    const others = [...chosen].filter(([id]) => keys.has(id) || isElsewhere(id))
    const added = rows?.filter(({ id }) => keys.has(id) && !chosen.has(id)) ?? []
    setRefused(added.find(({ price }) => price === null)?.id)
    const priced = added.filter(({ price }) => price !== null)
    onChoose(new Map([...others, ...priced.map((row) => [row.id, row] as const)]))
  }
  return (
    <>
      <SearchField
        label={t('admin.variants.search')}
        placeholder={t('admin.variants.searchHint')}
        value={q}
        onSearch={(next) => setView({ q: next.trim(), offset: 0 })}
      />
      <output>{t('admin.variants.chosen', { count: chosen.size })}</output>
      <PickerTable
        label={t('admin.variants.label')}
        columns={columns}
        rowName={({ product, title }) => t('admin.variants.name', { product, title })}
        rowFailure={({ id }) => (id === refused ? t('admin.variants.unpriced') : undefined)}
        rows={rows}
        count={data?.count ?? 0}
        offset={offset}
        limit={LIMIT}
        onTurn={(next) => setView({ q, offset: next })}
        chosen={new Set(chosen.keys())}
        onChoose={choose}
        isReplaced={isPlaceholderData}
        failed={t('admin.variants.failed')}
        error={error}
        onRetry={refetch}
      />
    </>
  )
}

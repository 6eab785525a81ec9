import { LoadFailure } from '@stoa/admin/failures'
import { regionQueries } from '@stoa/api/admin/regions'
import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import { storeQueries } from '@stoa/api/admin/store'
import { variantQueries } from '@stoa/api/admin/variants'
import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { FocusModal } from '@stoa/ui/focus-modal'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

import { VariantForm } from './variant-form.tsx'
import type { EditVariantProps } from './variant-form-props.ts'

/** Reads what the form of a variant also needs: the currencies and regions that have prices, and by flag the stock locations. */
export function EditVariant(props: EditVariantProps) {
  const { variant, isCopy, onClose } = props
  const { t } = useTranslation()
  const http = useApi()
  const counts = useFlag('inventoryService')
  const hasLocations = useFlag('stockLocationService') && counts
  const store = useQuery(storeQueries(http).current())
  const regions = useQuery(regionQueries(http).list({ limit: 100, expand: 'currency' }))
  const locations = useQuery({ ...stockLocationQueries(http).list({ limit: 100 }), enabled: hasLocations })
  const known = counts && variant !== undefined && !isCopy
  const inventory = useQuery({
    ...variantQueries(http).inventory(variant?.id ?? ''),
    enabled: known,
    // What is shown is what will be written: never what was read some time ago.
    refetchOnMount: 'always',
  })
  const needed = [store, regions, ...(hasLocations ? [locations] : []), ...(known ? [inventory] : [])]
  const failed = needed.find(({ isError }) => isError)

  if (store.data && regions.data && needed.every(({ data }) => data) && !inventory.isRefetching) {
    return (
      <VariantForm
        {...props}
        currencies={store.data.store.currencies.map(({ code }) => code)}
        regions={regions.data.regions}
        locations={hasLocations ? (locations.data?.stock_locations ?? []) : []}
        item={inventory.data?.variant.inventory[0]}
      />
    )
  }
  return (
    <FocusModal isOpen onClose={onClose} onSave={onClose} isSaveDisabled title={t('productVariants.edit')}>
      {failed ? (
        <LoadFailure title={t('productVariants.failed')} error={failed.error} onRetry={failed.refetch} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </FocusModal>
  )
}

import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { PriceList } from '@medusajs/client-types'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { LinkButton } from '@stoa/ui/link-button'
import { useState } from 'react'

import type { SheetProducts } from '../../components/price-queries.ts'
import { AddProducts } from './add-products.tsx'
import { PricedProducts } from './priced-products.tsx'

const EditPrices = lazyDialog(async () => (await import('./edit-prices.tsx')).EditPrices)

interface PricesCardProps {
  list: PriceList
  /** The products whose prices are in the sheet; undefined while there is none. */
  edited: SheetProducts | undefined
  onEdit: (products: SheetProducts | undefined) => void
}

/** The products of a price list, or a sheet with the prices of some of them. */
export function PricesCard({ list, edited, onEdit }: PricesCardProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const [isAdding, setAdding] = useState(false)
  if (edited) return <EditPrices list={list} productIds={edited} onClose={() => onEdit(undefined)} />
  return (
    <Card
      title={t('pricing.wizard.prices')}
      actions={
        <>
          <LinkButton href={href(`/pricing/${list.id}/import`)}>{t('pricing.import.action')}</LinkButton>
          <Button onPress={() => onEdit('all')}>{t('pricing.editAll')}</Button>
          <Button onPress={() => setAdding(true)}>{t('pricing.add.action')}</Button>
        </>
      }
      isFlush
    >
      <PricedProducts list={list} onEdit={onEdit} />
      {isAdding ? (
        <AddProducts
          onChoose={(ids) => {
            setAdding(false)
            onEdit(ids)
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Card>
  )
}

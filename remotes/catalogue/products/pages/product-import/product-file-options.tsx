import type { ColumnOptionsProps } from '@stoa/admin/import'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Switch } from '@stoa/ui/switch'

import type { ProductFileSettings } from './settings.ts'

export function ProductFileOptions(props: ColumnOptionsProps<ProductFileSettings>) {
  const { settings, onChange, isDisabled } = props
  const { t } = useTranslation()
  const isStockByLocation = useFlag('inventoryService')
  const hasStock = settings.columns.some(({ target }) => target === 'Variant Inventory Quantity')
  return (
    <>
      {isStockByLocation && hasStock ? (
        <Banner tone="warning" title={t('import.products.columns.stockByLocation')} />
      ) : null}
      <Switch
        label={t('import.products.columns.matching')}
        description={t('import.products.columns.matchingHint')}
        isSelected={settings.isMatching}
        onChange={(isMatching) => onChange({ isMatching })}
        isDisabled={isDisabled}
      />
    </>
  )
}

import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Switch } from '@stoa/ui/switch'

import { ColumnsStep, type ColumnsStepProps } from '../../components/import/columns-step.tsx'
import type { ProductFileSettings } from './settings.ts'

interface ProductColumnsProps extends Omit<ColumnsStepProps, 'missing' | 'progressLabel' | 'children'> {
  settings: ProductFileSettings
  onMatching: (isMatching: boolean) => void
}

const NEEDED = 'Product Handle'

/** The columns of a file of products, and whether its rows are matched with products by their handles. */
export function ProductColumns({ onMatching, ...step }: ProductColumnsProps) {
  const { t } = useTranslation()
  const keepsStockByPlace = useFlag('inventoryService')
  const targets = new Set(step.settings.columns.map(({ target }) => target))
  return (
    <ColumnsStep
      {...step}
      missing={targets.has(NEEDED) ? undefined : t('import.columns.noHandle')}
      progressLabel={t('import.check.running')}
    >
      {keepsStockByPlace && targets.has('Variant Inventory Quantity') ? (
        <Banner tone="warning" title={t('import.columns.stockByPlace')} />
      ) : null}
      <Switch
        label={t('import.columns.matching')}
        description={t('import.columns.matchingHint')}
        isSelected={step.settings.isMatching}
        onChange={onMatching}
        isDisabled={step.progress !== undefined}
      />
    </ColumnsStep>
  )
}

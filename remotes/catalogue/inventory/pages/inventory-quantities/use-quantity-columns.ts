import { useTranslation } from '@stoa/extension-sdk'
import type { GridColumn } from '@stoa/ui/grid'
import { useMemo } from 'react'

import type { Quantities } from '../../model/stock-item.ts'
import type { StockLine } from '../../model/stock-lines.ts'

const COUNT = { kind: 'number', least: 0 } as const

/** What the grid shows of an item at a location; what is reserved decides what is available, and neither is typed. */
export function useQuantityColumns(): GridColumn<StockLine>[] {
  const { t } = useTranslation()
  return useMemo(() => {
    const quantity = (id: keyof Quantities): GridColumn<StockLine> => ({
      id,
      header: t(`inventory.columns.${id}`),
      type: COUNT,
      width: 120,
      value: ({ quantities }) => quantities?.[id] ?? null,
    })
    const typed = (id: keyof Quantities): GridColumn<StockLine> => ({
      ...quantity(id),
      isReadOnly: ({ locationId }) => locationId === undefined,
      validate: (value, { quantities }) =>
        value === null && quantities ? t('inventory.quantities.missing') : undefined,
    })
    const shown = (id: keyof Quantities): GridColumn<StockLine> => ({
      ...quantity(id),
      isReadOnly: () => true,
    })
    return [
      {
        id: 'name',
        header: t('inventory.columns.item'),
        type: { kind: 'text' },
        value: ({ name }) => name,
        isReadOnly: () => true,
        isFrozen: true,
        width: 280,
      },
      {
        id: 'sku',
        header: t('inventory.columns.sku'),
        type: { kind: 'text' },
        value: ({ sku, level }) => (level === 0 ? sku : undefined),
        isReadOnly: () => true,
      },
      typed('stocked'),
      shown('reserved'),
      shown('available'),
      typed('incoming'),
    ]
  }, [t])
}

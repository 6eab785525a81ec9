import { useTranslation } from '@stoa/extension-sdk'
import { ComboField } from '@stoa/ui/combo-field'

import { itemLine } from '../../model/stock-item.ts'
import { useItem } from './use-item.ts'
import { useItemOptions } from './use-item-options.ts'

interface ItemFilterProps {
  /** The id of the item, undefined for all. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** Narrows the reservations to those of one item. */
export function ItemFilter({ value, onChange }: ItemFilterProps) {
  const { t } = useTranslation()
  const item = useItem(value)
  const load = useItemOptions()
  const all = t('inventory.reservations.allItems')
  return (
    <ComboField
      label={t('inventory.columns.item')}
      placeholder={all}
      value={value ?? null}
      {...(item && { valueLabel: itemLine(item) })}
      onChange={(id) => onChange(id ?? undefined)}
      load={load}
      clearLabel={all}
    />
  )
}

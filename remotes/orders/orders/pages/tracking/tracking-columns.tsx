import { useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import { Select } from '@stoa/ui/select'

import type { TrackingColumns } from '../../model/tracking.ts'

interface TrackingColumnFieldsProps {
  /** The headings of the columns; empty where there are none. */
  names: readonly string[]
  columns: TrackingColumns
  onChange: (columns: TrackingColumns) => void
}

/** Which columns of a text have the order number and the tracking number. */
export function TrackingColumnFields({ names, columns, onChange }: TrackingColumnFieldsProps) {
  const { t } = useTranslation()
  const options = names.map((name, index) => ({
    id: String(index),
    label: name || t('orderTracking.columns.numbered', { number: index + 1 }),
  }))
  return (
    <FormGrid size="small">
      {(['order', 'tracking'] as const).map((column) => (
        <Select
          key={column}
          label={t(`orderTracking.columns.${column}`)}
          placeholder={t('orderTracking.columns.choose')}
          options={options}
          value={String(columns[column])}
          onChange={(id) => onChange({ ...columns, [column]: Number(id) })}
        />
      ))}
    </FormGrid>
  )
}

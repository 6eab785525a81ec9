import { Field, type RecordForm } from '@stoa/admin/form'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Fieldset } from '@stoa/ui/fieldset'
import { NumberField } from '@stoa/ui/number-field'
import { useWatch } from 'react-hook-form'

import { inStockFor, packable, unpacked, type OrderStock } from '../../model/packing.ts'
import type { FulfillValues } from './use-fulfill-form.ts'

interface FulfillLinesProps {
  form: RecordForm<FulfillValues>
  lines: AdminOrder['items']
  stock: OrderStock
  hasLocations: boolean
}

/** How many pieces of each line go into the parcel. */
export function FulfillLines({ form, lines, stock, hasLocations }: FulfillLinesProps) {
  const { t } = useTranslation()
  const locationId = useWatch({ control: form.control, name: 'locationId' }) ?? ''
  const hintOf = (line: AdminOrder['items'][number]): string => {
    const inStock = hasLocations ? inStockFor(line, locationId, stock) : undefined
    const count = unpacked(line)
    return inStock === undefined
      ? t('order.fulfill.missing', { count })
      : t('order.fulfill.missingOf', { count, stock: inStock })
  }
  const most = (line: AdminOrder['items'][number]): number =>
    hasLocations ? packable(line, locationId, stock) : unpacked(line)
  return (
    <Fieldset legend={t('order.fulfill.lines')}>
      {lines.map((line) => (
        <Field
          key={line.id}
          form={form}
          name={`pieces.${line.id}`}
          as={NumberField}
          label={line.title}
          description={hintOf(line)}
          min={0}
          rules={{
            validate: (pieces: number | null) => (pieces ?? 0) <= most(line) || 'order.fulfill.tooMany',
          }}
        />
      ))}
    </Fieldset>
  )
}

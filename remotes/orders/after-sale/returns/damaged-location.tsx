import { Field } from '@stoa/admin/form'
import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { Select } from '@stoa/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'

import type { AfterSaleForm } from '../components/values.ts'

const ALL = { limit: 500 }

/** Where damaged goods go; nothing where none are damaged, or the store keeps no stock by location. */
export function DamagedLocation({ form }: { form: AfterSaleForm }) {
  const { t } = useTranslation()
  const isStocked = useFlag('inventoryService')
  const { data } = useQuery({ ...stockLocationQueries(useApi()).list(ALL), enabled: isStocked })
  const [location, lines] = useWatch({ control: form.control, name: ['location', 'lines'] })
  if (!isStocked || lines.every(({ damaged }) => !damaged)) return null
  return (
    <Field
      form={form}
      name="damagedLocation"
      as={Select}
      label={t('afterSale.receive.inspection.to')}
      placeholder={t('afterSale.receive.inspection.writeOff')}
      clearLabel={t('afterSale.receive.inspection.writeOff')}
      options={data?.stock_locations
        .filter(({ id }) => id !== location)
        .map(({ id, name }) => ({ id, label: name }))}
    />
  )
}

import { FormDialog, useRecordForm } from '@stoa/admin/form'
import type { AdminRegion } from '@stoa/api/admin/regions'
import { useCreateTaxRate } from '@stoa/api/admin/tax-rates'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { RateFields } from './rate-fields.tsx'
import { BLANK_RATE, type RateValues } from './rate-values.ts'

interface CreateRateProps {
  region: AdminRegion
  onClose: () => void
}

export function CreateRate({ region, onClose }: CreateRateProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateTaxRate()
  const form = useRecordForm<RateValues>({
    id: 'new-tax-rate',
    values: BLANK_RATE,
    save: async ({ name, rate, code, ...lists }) => {
      await create({
        name,
        code,
        rate: rate ?? 0,
        region_id: region.id,
        products: [...lists.products],
        product_types: [...lists.product_types],
        shipping_options: [...lists.shipping_options],
      })
      notify.success(t('taxes.created'), name)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('taxes.create')}
      subtitle={region.name}
      saveLabel={t('taxes.add')}
      size="large"
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <RateFields form={form} regionId={region.id} />
    </FormDialog>
  )
}

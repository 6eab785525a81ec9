import { FormDialog, useRecordForm } from '@stoa/admin/form'
import type { AdminRegion } from '@stoa/api/admin/regions'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { RateFields } from './rate-fields.tsx'
import { BLANK_RATE, type RateValues } from './rate-values.ts'
import { useCreateRate } from './use-create-rate.ts'

interface CreateRateProps {
  region: AdminRegion
  onClose: () => void
}

export function CreateRate({ region, onClose }: CreateRateProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const create = useCreateRate(region.id)
  const form = useRecordForm<RateValues>({
    id: 'new-tax-rate',
    values: BLANK_RATE,
    save: async (values) => {
      await create(values)
      notify.success(t('taxes.created'), values.name)
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

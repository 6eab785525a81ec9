import { FormDialog, useRecordForm } from '@stoa/admin/form'
import type { TaxRate } from '@stoa/api/admin/tax-rates'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import { RateFields } from './rate-fields.tsx'
import { rateValues, type RateValues } from './rate-values.ts'
import { useSaveRate } from './use-save-rate.ts'

interface EditRateProps {
  rate: TaxRate
  onClose: () => void
}

export function EditRate({ rate, onClose }: EditRateProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const [opened] = useState(() => rateValues(rate))
  const saveChanges = useSaveRate()
  const form = useRecordForm<RateValues>({
    id: `tax-rate-${rate.id}`,
    values: rateValues(rate),
    save: async ({ name }, changes) => {
      await saveChanges(rate.id, opened, changes)
      notify.success(t('taxes.saved'), name)
      onClose()
    },
  })
  return (
    <FormDialog title={t('taxes.edit')} size="large" form={form} onClose={onClose}>
      <RateFields form={form} regionId={rate.region_id} />
    </FormDialog>
  )
}

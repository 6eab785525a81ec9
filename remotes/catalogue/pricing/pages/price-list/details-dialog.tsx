import { FormDialog, useRecordForm } from '@stoa/admin/form'
import type { PriceList } from '@medusajs/client-types'
import { useUpdatePriceList } from '@stoa/api/admin/price-lists'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { DetailsFields } from '../../components/details-fields.tsx'
import { fieldsOfPriceList, priceListChanges, SERVER_FIELDS } from '../../model/price-list-fields.ts'

interface DetailsDialogProps {
  list: PriceList
  onClose: () => void
}

export function DetailsDialog({ list, onClose }: DetailsDialogProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdatePriceList()
  const form = useRecordForm({
    id: 'details',
    values: fieldsOfPriceList(list),
    serverFields: SERVER_FIELDS,
    save: async (fields) => {
      await update({ id: list.id, changes: priceListChanges(list, fields) })
      notify.success(t('pricing.saved'), fields.name)
      onClose()
    },
  })
  return (
    <FormDialog title={t('pricing.edit')} size="large" form={form} onClose={onClose}>
      <DetailsFields form={form} />
    </FormDialog>
  )
}

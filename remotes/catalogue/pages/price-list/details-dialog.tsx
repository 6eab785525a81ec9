import type { PriceList } from '@medusajs/client-types'
import { useUpdatePriceList } from '@stoa/api/admin/price-lists'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { FormDialog } from '../../components/form-dialog.tsx'
import { DetailsFields } from '../../components/pricing/details-fields.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import {
  fieldsOfPriceList,
  priceListChanges,
  REFUSABLE_OF_PRICE_LIST,
} from '../../model/price-list-fields.ts'

interface DetailsDialogProps {
  list: PriceList
  onClose: () => void
}

export function DetailsDialog({ list, onClose }: DetailsDialogProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdatePriceList()
  const form = useDialogForm({
    defaultValues: fieldsOfPriceList(list),
    refusable: REFUSABLE_OF_PRICE_LIST,
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

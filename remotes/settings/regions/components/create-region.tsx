import { useRecordForm } from '@stoa/admin/form'
import { useCreateRegion } from '@stoa/api/admin/regions'
import { useFlag, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { newMetadata } from '@stoa/ui/metadata-editor'

import { RegionDialog } from './region-dialog.tsx'
import { BLANK_REGION, type RegionValues } from './region-values.ts'

/** Creates a region and opens it. */
export function CreateRegion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { open } = useNavigation()
  const hasTax = useFlag('tax_inclusive_pricing')
  const { mutateAsync: create } = useCreateRegion()
  const form = useRecordForm<RegionValues>({
    id: 'new-region',
    values: BLANK_REGION,
    save: async (values) => {
      const { region } = await create({
        name: values.name,
        currency_code: values.currency_code ?? '',
        tax_rate: values.tax_rate ?? 0,
        ...(values.tax_code && { tax_code: values.tax_code }),
        ...(hasTax && { includes_tax: values.includes_tax }),
        countries: [...values.countries],
        payment_providers: [...values.payment_providers],
        fulfillment_providers: [...values.fulfillment_providers],
        ...newMetadata(values.metadata),
      })
      notify.success(t('regions.created'), values.name)
      onClose()
      open(`/settings/regions/${region.id}`)
    },
  })
  return (
    <RegionDialog
      title={t('regions.create.title')}
      saveLabel={t('regions.create.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    />
  )
}

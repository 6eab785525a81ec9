import { useRecordForm } from '@stoa/admin/form'
import { regionQueries, type AdminRegion } from '@stoa/api/admin/regions'
import { useCreateShippingOption } from '@stoa/api/admin/shipping-options'
import { useApi } from '@stoa/api/react'
import { useFlag, useNotify, useTranslation } from '@stoa/extension-sdk'
import { newMetadata } from '@stoa/ui/metadata-editor'
import { useQueryClient } from '@tanstack/react-query'

import { methodsFor } from '../model/methods.ts'
import { requirementsOf } from '../model/requirements.ts'
import { OptionDialog } from './option-dialog.tsx'
import { BLANK_OPTION, type OptionValues } from './option-values.ts'

interface CreateOptionProps {
  region: AdminRegion
  isReturn: boolean
  onClose: () => void
}

export function CreateOption({ region, isReturn, onClose }: CreateOptionProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const http = useApi()
  const cache = useQueryClient()
  const hasTax = useFlag('tax_inclusive_pricing')
  const { mutateAsync: create } = useCreateShippingOption()
  const form = useRecordForm<OptionValues>({
    id: isReturn ? 'new-return-option' : 'new-shipping-option',
    values: BLANK_OPTION,
    serverFields: { provider_id: 'method', data: 'method', profile_id: 'profile' },
    save: async (values) => {
      const { fulfillment_options } = await cache.ensureQueryData(
        regionQueries(http).fulfillmentOptions(region.id),
      )
      const method = methodsFor(isReturn, fulfillment_options).find(({ id }) => id === values.method)
      const isFlat = values.price_type === 'flat_rate'
      await create({
        name: values.name,
        region_id: region.id,
        provider_id: method?.provider ?? '',
        data: { ...method?.data },
        ...(values.profile !== null && { profile_id: values.profile }),
        price_type: isFlat ? 'flat_rate' : 'calculated',
        ...(isFlat && { amount: values.amount ?? 0 }),
        requirements: requirementsOf(values),
        is_return: isReturn,
        admin_only: !values.isVisible,
        ...(hasTax && isFlat && { includes_tax: values.includes_tax }),
        ...newMetadata(values.metadata),
      })
      notify.success(t('shipping.created'), values.name)
      onClose()
    },
  })
  return (
    <OptionDialog
      title={t(isReturn ? 'shipping.returns.create' : 'shipping.options.create')}
      saveLabel={t('shipping.save')}
      form={form}
      region={region}
      isReturn={isReturn}
      isSavedAsIs
      onClose={onClose}
    />
  )
}

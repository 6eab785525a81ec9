import { FormDialog, type RecordForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import type { AdminRegion } from '@stoa/api/admin/regions'
import { useTranslation } from '@stoa/extension-sdk'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import type { ComponentProps } from 'react'

import { OptionFields } from './option-fields.tsx'
import type { OptionValues } from './option-values.ts'
import { useOptionChoices } from './use-option-choices.ts'

interface OptionDialogProps extends Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'saveLabel' | 'isSavedAsIs' | 'onClose'
> {
  form: RecordForm<OptionValues>
  region: AdminRegion
  isReturn: boolean
}

/** The form of a shipping option, once its choices are loaded. */
export function OptionDialog({ form, region, isReturn, ...dialog }: OptionDialogProps) {
  const { t } = useTranslation()
  const { choices, error, refetch } = useOptionChoices(region.id, isReturn)
  return (
    <FormDialog {...dialog} form={form} subtitle={region.name} size="large">
      {choices ? (
        <OptionFields
          form={form}
          choices={choices}
          currency={region.currency_code}
          isReturn={isReturn}
          isNew={dialog.isSavedAsIs ?? false}
        />
      ) : null}
      {error ? <LoadFailure title={t('shipping.fields.failed')} error={error} onRetry={refetch} /> : null}
      {choices || error ? null : <SkeletonLines count={8} />}
    </FormDialog>
  )
}

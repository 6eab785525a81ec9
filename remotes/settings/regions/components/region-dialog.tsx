import { FormDialog, type RecordForm } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { LoadFailure } from '@stoa/admin/failures'
import { useTranslation } from '@stoa/extension-sdk'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import type { ComponentProps, ReactNode } from 'react'

import { RegionFields } from './region-fields.tsx'
import type { RegionValues } from './region-values.ts'
import { useRegionChoices } from './use-region-choices.ts'

interface RegionDialogProps extends Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'saveLabel' | 'isSavedAsIs' | 'onClose'
> {
  form: RecordForm<RegionValues>
  /** The region that is edited; undefined for a new one. */
  id?: string
  /** More fields, before the metadata. */
  children?: ReactNode
}

/** The form of a region, once it is known what can be chosen. */
export function RegionDialog({ form, id, children, ...dialog }: RegionDialogProps) {
  const { t } = useTranslation()
  const { choices, error, refetch } = useRegionChoices(id)
  return (
    <FormDialog {...dialog} form={form} size="large">
      {choices ? (
        <>
          <RegionFields form={form} choices={choices} />
          {children}
          <MetadataField form={form} />
        </>
      ) : null}
      {error ? <LoadFailure title={t('regions.fields.failed')} error={error} onRetry={refetch} /> : null}
      {choices || error ? null : <SkeletonLines count={8} />}
    </FormDialog>
  )
}

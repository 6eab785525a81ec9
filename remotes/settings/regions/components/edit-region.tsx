import { Field, useRecordForm } from '@stoa/admin/form'
import type { AdminRegion } from '@stoa/api/admin/regions'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import type { Metadata } from '@stoa/ui/metadata-editor'
import { Switch } from '@stoa/ui/switch'
import { useState } from 'react'

import { RegionDialog } from './region-dialog.tsx'
import { regionValues, type RegionValues } from './region-values.ts'
import { useSaveRegion } from './use-save-region.ts'

interface EditRegionProps {
  region: AdminRegion & { metadata?: Metadata | null }
  onClose: () => void
}

export function EditRegion({ region, onClose }: EditRegionProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const [opened] = useState(region)
  const saveChanges = useSaveRegion(opened)
  const form = useRecordForm<RegionValues>({
    id: `region-${region.id}`,
    values: regionValues(region),
    save: async ({ name }, changes) => {
      await saveChanges(changes)
      notify.success(t('regions.saved'), name)
      onClose()
    },
  })
  return (
    <RegionDialog title={t('regions.edit')} id={region.id} form={form} onClose={onClose}>
      <Field
        form={form}
        name="gift_cards_taxable"
        as={Switch}
        label={t('regions.fields.giftCards')}
        description={t('regions.fields.giftCardsHint')}
      />
      <Field
        form={form}
        name="automatic_taxes"
        as={Switch}
        label={t('regions.fields.automaticTaxes')}
        description={t('regions.fields.automaticTaxesHint')}
      />
    </RegionDialog>
  )
}

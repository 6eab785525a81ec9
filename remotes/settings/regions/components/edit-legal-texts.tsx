import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateRegion, type AdminRegion } from '@stoa/api/admin/regions'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import type { Metadata } from '@stoa/ui/metadata-editor'
import { TextArea } from '@stoa/ui/text-area'

import { LEGAL_TEXTS, legalTexts } from '../model/legal-texts.ts'

interface EditLegalTextsProps {
  region: AdminRegion & { metadata?: Metadata | null }
  onClose: () => void
}

/** Writes what the shop shows as imprint, terms and privacy notice of a region. */
export function EditLegalTexts({ region: { id, name, metadata }, onClose }: EditLegalTextsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateRegion()
  const form = useRecordForm({
    id: `region-${id}-legal`,
    values: legalTexts(metadata),
    save: async (_texts, changes) => {
      // An empty text takes its key away, and keys that are not sent stay.
      await update({ id, changes: { metadata: changes } })
      notify.success(t('regions.saved'), name)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('regions.legal.edit')}
      subtitle={t('regions.legal.hint')}
      size="large"
      form={form}
      onClose={onClose}
    >
      {LEGAL_TEXTS.map((text) => (
        <Field key={text} form={form} name={text} as={TextArea} rows={6} label={t(`regions.legal.${text}`)} />
      ))}
    </FormDialog>
  )
}

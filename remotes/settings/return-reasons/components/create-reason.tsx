import { Field, FormDialog, isDuplicate, OPTIONAL_TEXT, useRecordForm } from '@stoa/admin/form'
import { useCreateReturnReason } from '@stoa/api/admin/return-reasons'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Select } from '@stoa/ui/select'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

import { valueOf } from '../model/reason-value.ts'
import { ReasonFields } from './reason-fields.tsx'

interface ReasonValues {
  label: string
  /** Empty to have it derived from the label. */
  value: string
  description: string
  parent: string | null
}

interface CreateReasonProps {
  /** What the form begins with, such as the group it was opened for. */
  begin?: Partial<ReasonValues>
  /** The reasons of the first level, which others can be inside of. */
  groups: readonly { id: string; label: string }[]
  onClose: () => void
}

const BLANK: ReasonValues = { label: '', value: '', description: '', parent: null }

export function CreateReason({ begin, groups, onClose }: CreateReasonProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: create } = useCreateReturnReason()
  const form = useRecordForm<ReasonValues>({
    id: 'new-return-reason',
    values: { ...BLANK, ...begin },
    serverFields: { parent_return_reason_id: 'parent' },
    refusalOf: (error) =>
      isDuplicate(error) ? { field: 'value', text: 'returnReasons.valueTaken' } : undefined,
    save: async ({ label, value, description, parent }) => {
      await create({
        label,
        value: value || valueOf(label),
        ...(description && { description }),
        ...(parent !== null && { parent_return_reason_id: parent }),
      })
      notify.success(t('returnReasons.created'), label)
      onClose()
    },
  })
  const label = useWatch({ control: form.control, name: 'label' })
  return (
    <FormDialog
      title={t('returnReasons.create.title')}
      saveLabel={t('returnReasons.create.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <ReasonFields form={form} />
      <Field
        form={form}
        name="value"
        as={TextField}
        label={t('returnReasons.fields.value')}
        description={t('returnReasons.fields.valueHint')}
        placeholder={valueOf(label)}
        rules={OPTIONAL_TEXT}
        autoComplete="off"
        spellCheck="false"
      />
      <Field
        form={form}
        name="parent"
        as={Select}
        label={t('returnReasons.fields.parent')}
        description={t('returnReasons.fields.parentHint')}
        placeholder={t('returnReasons.fields.noParent')}
        clearLabel={t('returnReasons.fields.noParent')}
        options={groups}
      />
    </FormDialog>
  )
}

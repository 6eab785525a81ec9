import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateAnalyticsConfig, type AnalyticsChoices } from '@stoa/api/admin/analytics-configs'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Switch } from '@stoa/ui/switch'
import { useController } from 'react-hook-form'

interface UsageDialogProps {
  choices: AnalyticsChoices
  onClose: () => void
}

/** Changes what the person shares. */
export function UsageDialog({ choices: { opt_out, anonymize }, onClose }: UsageDialogProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateAnalyticsConfig()
  const form = useRecordForm({
    id: 'usage',
    values: { opt_out, anonymize },
    save: async (values) => {
      await update(values)
      notify.success(t('settings.usage.success'), t('settings.usage.updated'))
      onClose()
    },
  })
  const { field: optOut } = useController({ control: form.control, name: 'opt_out' })
  return (
    <FormDialog title={t('settings.usage.edit')} form={form} onClose={onClose}>
      <Field
        form={form}
        name="anonymize"
        as={Switch}
        label={t('settings.usage.anonymize')}
        description={t('settings.usage.anonymizeHint')}
        isDisabled={optOut.value}
      />
      <Switch
        label={t('settings.usage.optOut')}
        description={t('settings.usage.optOutHint')}
        isSelected={optOut.value}
        onChange={(isOut) => {
          optOut.onChange(isOut)
          // Without sharing there is nothing to make anonymous.
          if (isOut) form.methods.setValue('anonymize', false, { shouldDirty: true })
        }}
      />
    </FormDialog>
  )
}

import { Field, FormDialog, REQUIRED_TEXT, useRecordForm } from '@stoa/admin/form'
import { useCreateShippingProfile } from '@stoa/api/admin/shipping-profiles'
import { useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { TextField } from '@stoa/ui/text-field'

/** Creates a profile and opens it. The store has one default and one gift card profile, so a new one is neither. */
export function CreateProfile({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { open } = useNavigation()
  const { mutateAsync: create } = useCreateShippingProfile()
  const form = useRecordForm({
    id: 'new-shipping-profile',
    values: { name: '' },
    save: async ({ name }) => {
      const { shipping_profile } = await create({ name, type: 'custom' })
      notify.success(t('shippingProfiles.created'), name)
      onClose()
      open(`/settings/shipping-profiles/${shipping_profile.id}`)
    },
  })
  return (
    <FormDialog
      title={t('shippingProfiles.create.title')}
      saveLabel={t('shippingProfiles.create.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <Field
        form={form}
        name="name"
        as={TextField}
        label={t('shippingProfiles.name')}
        description={t('shippingProfiles.nameHint')}
        rules={REQUIRED_TEXT}
        autoComplete="off"
      />
    </FormDialog>
  )
}

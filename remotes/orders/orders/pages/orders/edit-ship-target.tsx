import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { shipTargetChange, useUpdateStore } from '@stoa/api/admin/store'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { NumberField } from '@stoa/ui/number-field'

interface EditShipTargetProps {
  hours: number
  onClose: () => void
}

const MOST = 2000

/** Sets within how many hours the store wants its orders packed, for everybody who works in it. */
export function EditShipTarget({ hours, onClose }: EditShipTargetProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateStore()
  const form = useRecordForm<{ hours: number | null }>({
    id: 'ship-target',
    values: { hours },
    save: async ({ hours: wanted }) => {
      await update({ metadata: shipTargetChange(wanted ?? hours) })
      notify.success(t('orderList.target.saved'), t('orderList.target.late', { count: wanted ?? hours }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('orderList.target.title')} size="small" form={form} onClose={onClose}>
      <Field
        form={form}
        name="hours"
        as={NumberField}
        label={t('orderList.target.hours')}
        description={t('orderList.target.hint')}
        min={1}
        max={MOST}
        rules={{ required: 'admin.missing' }}
      />
    </FormDialog>
  )
}

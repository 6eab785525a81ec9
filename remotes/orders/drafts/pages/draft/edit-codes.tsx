import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateDraftOrder, type AdminDraftOrder } from '@stoa/api/admin/draft-orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { TagField } from '@stoa/ui/tag-field'
import { useWatch } from 'react-hook-form'

import { CodeStates } from '../../components/code-states.tsx'
import { useCodeChecks } from '../../components/use-code-checks.ts'

interface EditCodesProps {
  draft: AdminDraftOrder
  onClose: () => void
}

interface CodeValues {
  codes: readonly string[]
}

/** Changes the discount codes of a draft order; lines and shipping stay as they are. */
export function EditCodes({ draft, onClose }: EditCodesProps) {
  const { id, display_id, cart } = draft
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateDraftOrder()
  const form = useRecordForm<CodeValues>({
    id: `draft-order-codes-${id}`,
    values: { codes: cart.discounts?.map(({ code }) => code) ?? [] },
    save: async ({ codes }) => {
      await update({ id, changes: { discounts: codes.map((code) => ({ code })) } })
      notify.success(t('draftOrders.saved'), `#${display_id}`)
      onClose()
    },
  })
  const codes = useWatch({ control: form.control, name: 'codes' })
  const checks = useCodeChecks(codes, cart.region_id)
  return (
    <FormDialog title={t('draftOrders.codes.label')} form={form} onClose={onClose}>
      <Field
        form={form}
        name="codes"
        as={TagField}
        label={t('draftOrders.codes.label')}
        description={t('draftOrders.codes.hint')}
      />
      <CodeStates checks={checks} />
    </FormDialog>
  )
}

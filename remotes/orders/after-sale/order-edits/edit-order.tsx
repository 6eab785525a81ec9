import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import {
  orderEditQueries,
  useConfirmOrderEdit,
  useRequestOrderEdit,
  useUpdateOrderEdit,
  type AdminOrderEdit,
} from '@stoa/api/admin/order-edits'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { RadioCards } from '@stoa/ui/radio-cards'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { TextArea } from '@stoa/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'

import { capturedTotal } from '../../orders/model/payments.ts'
import { editLines, hasChanges } from '../model/edit.ts'
import { EditLines } from './edit-lines.tsx'
import { EditTotals } from './edit-totals.tsx'
import { useIsWriting } from './use-is-writing.ts'

interface EditOrderProps {
  order: AdminOrder
  editId: string
  onClose: () => void
}

const STEPS = ['request', 'confirm'] as const

/** Changes the lines of an order. Each change is saved at once in the edit; the order follows when it is confirmed. */
export function EditOrder({ order, editId, onClose }: EditOrderProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { data, error, refetch, isFetching } = useQuery(orderEditQueries(useApi()).detail(editId))
  const isWriting = useIsWriting(editId)
  const edit = data?.order_edit
  const lines = edit ? editLines(edit, order) : []
  const one = { id: editId, orderId: order.id }
  const { mutateAsync: update } = useUpdateOrderEdit()
  const { mutateAsync: request } = useRequestOrderEdit()
  const { mutateAsync: confirm } = useConfirmOrderEdit()
  const form = useRecordForm<{ note: string; step: string }>({
    id: `edit-${editId}`,
    values: { note: edit?.internal_note ?? '', step: 'request' },
    doesMore: true,
    save: async ({ step }, changes) => {
      if (!hasChanges(lines)) {
        form.methods.setError('root', { message: t('orderEdits.nothing') })
        return false
      }
      if (changes.note !== undefined) await update({ ...one, changes: { internal_note: changes.note } })
      // Only a request makes the payment that a dearer order needs.
      if (edit?.status === 'created') await request(one)
      if (step === 'confirm') await confirm(one)
      notify.success(t(`orderEdits.steps.${step}.done`), `#${order.display_id}`)
      onClose()
    },
  })
  const step = useWatch({ control: form.control, name: 'step' })
  // A change that is under way would be missing in what is requested.
  const isBusy = isWriting || isFetching
  return (
    <FormDialog
      title={t('orderEdits.title')}
      subtitle={t('orderEdits.subtitle')}
      size="large"
      saveLabel={t(`orderEdits.steps.${step}.save`)}
      form={{ ...form, ...(isBusy && { isSaving: true, submit: () => undefined }) }}
      isSavedAsIs
      onClose={onClose}
    >
      {edit ? (
        <Content order={order} edit={edit} lines={lines} />
      ) : error ? (
        <LoadFailure title={t('orderEdits.failed')} error={error} onRetry={refetch} />
      ) : (
        <SkeletonLines count={8} />
      )}
      <Field
        form={form}
        name="note"
        as={TextArea}
        rows={2}
        label={t('orderEdits.note')}
        description={t('orderEdits.noteHint')}
      />
      <Field
        form={form}
        name="step"
        as={RadioCards}
        label={t('orderEdits.step')}
        cards={STEPS.map((id) => ({
          id,
          title: t(`orderEdits.steps.${id}.title`),
          description: t(`orderEdits.steps.${id}.hint`),
        }))}
      />
    </FormDialog>
  )
}

interface ContentProps {
  order: AdminOrder
  edit: AdminOrderEdit
  lines: ReturnType<typeof editLines>
}

function Content({ order, edit, lines }: ContentProps) {
  return (
    <>
      <EditLines order={order} editId={edit.id} lines={lines} />
      <EditTotals
        currency={order.currency_code}
        before={order.total}
        paid={capturedTotal(order.payments) - order.refunded_total}
        edit={edit}
      />
    </>
  )
}

import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { LocationSelect } from '@stoa/admin/location-select'
import { LoadFailure } from '@stoa/admin/failures'
import { areDone, StepResults, useSteps } from '@stoa/admin/steps'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import { NumberField } from '@stoa/ui/number-field'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useWatch } from 'react-hook-form'

import { reservableBy } from '../../model/packing.ts'
import { useOrderStock } from './use-order-stock.ts'
import { useReservationSteps, type LineReservations } from './use-reservation-steps.ts'

interface EditReservationsProps {
  order: AdminOrder
  line: AdminOrder['items'][number]
  /** What is set aside for the line. */
  reservations: LineReservations
  onClose: () => void
}

/** Changes where and how many pieces of a line are set aside, one call for each reservation. */
export function EditReservations({ order, line, reservations, onClose }: EditReservationsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const at = useOrderStock(order)
  const steps = useSteps()
  const stepsOf = useReservationSteps(line.title, reservations)
  const form = useRecordForm({
    id: `reservations-${line.id}`,
    values: { rows: reservations.map(({ location_id, quantity }) => ({ location_id, quantity })) },
    save: async ({ rows }) => {
      // What was begun goes on with its own steps: a finished one is never sent again.
      const states = await (steps.states.length > 0 ? steps.resume() : steps.run(stepsOf(rows)))
      if (!states || !areDone(states)) return false
      notify.success(t('order.reserve.saved'), `#${order.display_id}`)
      onClose()
    },
  })
  const rows = useWatch({ control: form.control, name: 'rows' })
  const most = (index: number): number => {
    const [reservation, row] = [reservations[index], rows[index]]
    return reservation && row ? reservableBy(line, reservation, row.location_id, at.stock) : 0
  }
  return (
    <FormDialog
      title={t('order.reserve.edit')}
      subtitle={line.title}
      form={form}
      steps={{ ...steps, resume: form.submit }}
      onClose={onClose}
    >
      {steps.states.length > 0 ? (
        <StepResults states={steps.states} isRunning={steps.isRunning} />
      ) : at.isLoaded ? (
        reservations.map(({ id }, index) => (
          <FormGrid key={id} size="small">
            <Field
              form={form}
              name={`rows.${index}.location_id`}
              as={LocationSelect}
              locations={at.locations}
              rules={{ required: 'admin.missing' }}
            />
            <Field
              form={form}
              name={`rows.${index}.quantity`}
              as={NumberField}
              label={t('afterSale.line.quantity')}
              description={t('order.reserve.zero')}
              min={0}
              rules={{
                validate: (pieces: number | null) => (pieces ?? 0) <= most(index) || 'order.fulfill.tooMany',
              }}
            />
          </FormGrid>
        ))
      ) : at.error ? (
        <LoadFailure title={t('order.fulfill.failed')} error={at.error} onRetry={at.refetch} />
      ) : (
        <SkeletonLines count={3} />
      )}
    </FormDialog>
  )
}

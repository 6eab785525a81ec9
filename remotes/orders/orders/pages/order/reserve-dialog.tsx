import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { LocationSelect } from '@stoa/admin/location-select'
import { LoadFailure } from '@stoa/admin/failures'
import { areDone, StepResults, useSteps, type StepState } from '@stoa/admin/steps'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useCreateReservation } from '@stoa/api/admin/reservations'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Fieldset } from '@stoa/ui/fieldset'
import { NumberField } from '@stoa/ui/number-field'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useWatch } from 'react-hook-form'

import { bestLocation, inStockFor, missingOf, reservable, reservationsFor } from '../../model/packing.ts'
import { useOrderStock } from './use-order-stock.ts'

interface ReserveDialogProps {
  order: AdminOrder
  onClose: () => void
}

interface ReserveValues {
  locationId: string | null
  /** By the id of the line. */
  pieces: Record<string, number | null>
}

/** Sets pieces aside at a location, one call for each line. What failed can be tried again alone. */
export function ReserveDialog({ order, onClose }: ReserveDialogProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const at = useOrderStock(order)
  const { stock } = at
  const { mutateAsync: reserve } = useCreateReservation()
  const steps = useSteps()
  const lines = order.items.filter((line) => missingOf(line, stock.reservations) > 0)
  const best = bestLocation(
    lines,
    at.locations.map(({ id }) => id),
    stock,
  )
  const finish = (states: readonly StepState[] | undefined): boolean => {
    if (!states || !areDone(states)) return false
    notify.success(t('order.reserve.done'), `#${order.display_id}`)
    onClose()
    return true
  }
  const form = useRecordForm<ReserveValues>({
    id: `reserve-${order.id}`,
    values: {
      locationId: best ?? null,
      pieces: Object.fromEntries(lines.map((line) => [line.id, reservable(line, best ?? '', stock)])),
    },
    save: async ({ locationId, pieces }) => {
      const payloads = reservationsFor(lines, pieces, locationId ?? '', stock)
      // What was begun goes on with its own steps: a finished one is never sent again.
      if (steps.states.length > 0) return finish(await steps.resume())
      if (payloads.length === 0) {
        form.methods.setError('root', { type: 'none', message: t('order.fulfill.nothing') })
        return false
      }
      const titleOf = (id: string) => lines.find((line) => line.id === id)?.title ?? ''
      return finish(
        await steps.run(
          payloads.map((payload) => ({
            id: `${payload.line_item_id}/${payload.inventory_item_id}`,
            label: t('orders.fulfillment.content', {
              quantity: payload.quantity,
              title: titleOf(payload.line_item_id),
            }),
            run: () => reserve(payload),
          })),
        ),
      )
    },
  })
  const locationId = useWatch({ control: form.control, name: 'locationId' }) ?? ''
  return (
    <FormDialog
      title={t('order.reserve.title')}
      saveLabel={t('order.reserve.save')}
      form={form}
      isSavedAsIs
      steps={{ ...steps, resume: form.submit }}
      onClose={onClose}
    >
      {steps.states.length > 0 ? (
        <StepResults states={steps.states} isRunning={steps.isRunning} />
      ) : at.isLoaded ? (
        <>
          <Field
            form={form}
            name="locationId"
            as={LocationSelect}
            locations={at.locations}
            rules={{ required: 'admin.missing' }}
          />
          <Fieldset legend={t('order.reserve.lines')}>
            {lines.map((line) => (
              <Field
                key={line.id}
                form={form}
                name={`pieces.${line.id}`}
                as={NumberField}
                label={line.title}
                description={t('order.reserve.missing', {
                  count: missingOf(line, stock.reservations),
                  stock: inStockFor({ ...line, id: '' }, locationId, stock) ?? 0,
                })}
                min={0}
                rules={{
                  validate: (pieces: number | null) =>
                    (pieces ?? 0) <= reservable(line, locationId, stock) || 'order.fulfill.tooMany',
                }}
              />
            ))}
          </Fieldset>
        </>
      ) : at.error ? (
        <LoadFailure title={t('order.fulfill.failed')} error={at.error} onRetry={at.refetch} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </FormDialog>
  )
}

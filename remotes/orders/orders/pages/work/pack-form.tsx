import { Field, FormNotices } from '@stoa/admin/form'
import { LocationSelect } from '@stoa/admin/location-select'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Checkbox } from '@stoa/ui/checkbox'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import { useWatch } from 'react-hook-form'

import { unpacked } from '../../model/packing.ts'
import { codesOf, progressOf, scan } from '../../model/scan.ts'
import { useFulfillForm } from '../order/use-fulfill-form.ts'
import { usePacking } from '../order/use-packing.ts'
import type { useOrderStock } from '../order/use-order-stock.ts'
import { PackLines } from './pack-lines.tsx'
import type { PackedParcel } from './packed-banner.tsx'
import { ScanField } from './scan-field.tsx'

export interface PackFormProps {
  order: AdminOrder
  stock: ReturnType<typeof useOrderStock>
  /** Where the order before was packed. */
  locationId: string | undefined
  onPacked: (parcel: PackedParcel, locationId: string | undefined) => void
}

/** Counts the pieces that go into a parcel, and packs them. What was counted survives a reload. */
export function PackForm({ order, stock, locationId, onPacked }: PackFormProps) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const pack = usePacking(order)
  const { form, lines } = useFulfillForm(order, stock, {
    id: `pack-${order.id}`,
    isCounted: true,
    locationId,
    send: async (packing, values) => {
      const { display_id: number, id: orderId } = order
      const fulfillmentId = await pack(packing)
      onPacked(
        { orderId, number, fulfillmentId, isNotified: values.isNotified },
        values.locationId ?? undefined,
      )
    },
  })
  const pieces = useWatch({ control: form.control, name: 'pieces' })
  const scanned = lines.map((line) => ({
    id: line.id,
    needed: unpacked(line),
    codes: codesOf(line.variant),
  }))
  const names = new Map(
    lines.map(({ id, title, description }) => [
      id,
      description ? t('orderWork.line', { title, description }) : title,
    ]),
  )
  const { packed, missing } = progressOf(scanned, pieces)
  const isComplete = missing === 0 && !form.isSaving
  const count = (code: string) => {
    const result = scan(scanned, form.methods.getValues('pieces'), code)
    if (result.kind === 'counted')
      form.methods.setValue(`pieces.${result.lineId}`, result.packed, { shouldDirty: true })
    return result
  }
  const submit = async () => {
    const question = {
      title: t('orderWork.partly.title'),
      message: t('orderWork.partly.message', { count: missing }),
      confirmLabel: t('orderWork.partly.confirm'),
    }
    if (missing === 0 || (await confirm(question))) form.submit()
  }
  if (lines.length === 0) return <Banner>{t('orderList.nothingDone.nothing_to_pack')}</Banner>
  return (
    <Card title={t('order.fulfill.lines')}>
      <Stack>
        <FormNotices form={form} isNew />
        <ScanField
          nameOf={(id) => names.get(id) ?? ''}
          onScan={count}
          onDone={isComplete ? form.submit : undefined}
        />
        <PackLines form={form} lines={lines} names={names} stock={stock.stock} />
        {stock.hasLocations ? (
          <Field
            form={form}
            name="locationId"
            as={LocationSelect}
            locations={stock.locations}
            rules={{ required: 'admin.missing' }}
          />
        ) : null}
        <Field form={form} name="isNotified" as={Checkbox} label={t('order.notify')} />
        <Inline justify="end">
          <Button
            variant="primary"
            isDisabled={packed === 0}
            isLoading={form.isSaving}
            onPress={() => void submit()}
          >
            {t('orderWork.pack')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

import type { OrderRow, Packing } from '@stoa/api/admin/orders'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Stack } from '@stoa/ui/stack'
import { Switch } from '@stoa/ui/switch'
import { useState } from 'react'

import { LocationField } from '../../components/location-field.tsx'
import { namedOrders } from '../../model/named-orders.ts'
import { refusalOf } from '../../model/order-actions.ts'

export interface ParcelsDialogProps {
  action: 'pack' | 'ship'
  /** The orders that allow it. */
  orders: readonly OrderRow[]
  /** A sentence about the others. */
  leftOut: string | undefined
  /** Called with the answer; with nothing when it was given up. */
  onClose: (packing?: Packing) => void
}

/** Asks from where several orders are packed, and whether their customers are written to. */
export function ParcelsDialog({ action, orders, leftOut, onClose }: ParcelsDialogProps) {
  const { t, locale } = useTranslation()
  const needsLocation = useFlag('stockLocationService') && action === 'pack'
  const [location, setLocation] = useState<string | null>(null)
  const [isWritten, setWritten] = useState(true)
  const names = namedOrders(orders, locale)
  const unpaid = orders.filter((order) => refusalOf('capture', order) === undefined).length
  const answer = () =>
    onClose({ ...(needsLocation && location && { location_id: location }), no_notification: !isWritten })
  return (
    <Dialog
      isOpen
      onClose={() => onClose()}
      title={t(`orderList.${action}.title`, { count: orders.length })}
      onSubmit={answer}
      footer={
        <>
          <Button onPress={() => onClose()}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" isDisabled={needsLocation && !location}>
            {t(`orderList.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <Stack>
        {names ? <p>{names}</p> : null}
        <p>{t(`orderList.${action}.message`)}</p>
        {leftOut === undefined ? null : <Banner>{leftOut}</Banner>}
        {unpaid > 0 ? <Banner tone="warning">{t('orderList.unpaid', { count: unpaid })}</Banner> : null}
        {needsLocation ? <LocationField value={location} onChange={setLocation} /> : null}
        <Switch label={t('orderList.notify')} isSelected={isWritten} onChange={setWritten} />
      </Stack>
    </Dialog>
  )
}

import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import { Switch } from '@stoa/ui/switch'
import { useState, type ReactNode } from 'react'

import { LocationField } from '../../components/location-field.tsx'
import type { CheckedEntry } from './use-tracking-check.ts'
import type { HeldShipments } from './use-tracking-shipments.ts'

interface ShipCardProps {
  /** The orders that are left to ship. */
  entries: readonly CheckedEntry[]
  onShip: (shipments: HeldShipments) => void
  /** The button that leads back. */
  back: ReactNode
}

/** From where the orders are packed, whether their customers are written to, and the button that ships them. */
export function ShipCard({ entries, onShip, back }: ShipCardProps) {
  const { t } = useTranslation()
  const isStocked = useFlag('stockLocationService')
  const [location, setLocation] = useState<string | null>(null)
  const [isWritten, setWritten] = useState(true)
  const needsLocation = isStocked && entries.some(({ verdict }) => verdict === 'pack')
  const notification = { no_notification: !isWritten }
  const packing = { ...(location && { location_id: location }), ...notification }
  return (
    <Card>
      <Stack>
        {needsLocation ? <LocationField value={location} onChange={setLocation} /> : null}
        <Switch label={t('orderList.notify')} isSelected={isWritten} onChange={setWritten} />
        <Inline justify="end">
          {back}
          <Button
            variant="primary"
            isDisabled={entries.length === 0 || (needsLocation && !location)}
            onPress={() => onShip({ entries, shipping: { packing, ...notification } })}
          >
            {t('orderTracking.ship', { count: entries.length })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

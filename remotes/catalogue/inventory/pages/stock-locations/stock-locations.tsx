import { LoadFailure } from '@stoa/admin/failures'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'

import { InventoryFrame } from '../../components/inventory-frame.tsx'
import { useLocations } from '../../components/use-locations.ts'
import { LocationCard } from './location-card.tsx'
import { LocationForm } from './location-form.tsx'
import styles from './stock-locations.module.css'

export default function StockLocationsPage() {
  const { t } = useTranslation()
  const { locations, error, refetch } = useLocations()
  // The id of the one that is edited; null for a new one.
  const [opened, setOpened] = useState<string | null>()
  const edited = locations?.find(({ id }) => id === opened)
  const create = () => setOpened(null)
  const close = () => setOpened(undefined)

  return (
    <InventoryFrame
      view="locations"
      actions={
        <Button variant="primary" onPress={create}>
          {t('inventory.locations.create.action')}
        </Button>
      }
    >
      {locations ? (
        locations.length > 0 ? (
          <ul className={styles.cards}>
            {locations.map((location) => (
              <li key={location.id}>
                <LocationCard location={location} onEdit={() => setOpened(location.id)} />
              </li>
            ))}
          </ul>
        ) : (
          <Card>
            <EmptyState
              icon={MapPin}
              title={t('inventory.locations.empty.title')}
              message={t('inventory.locations.empty.message')}
              actions={<Button onPress={create}>{t('inventory.locations.create.action')}</Button>}
            />
          </Card>
        )
      ) : (
        <Card>
          {error ? (
            <LoadFailure title={t('inventory.locations.failed')} error={error} onRetry={refetch} />
          ) : (
            <SkeletonLines count={4} />
          )}
        </Card>
      )}
      {opened === null ? <LocationForm onClose={close} /> : null}
      {edited ? <LocationForm key={edited.id} location={edited} onClose={close} /> : null}
    </InventoryFrame>
  )
}

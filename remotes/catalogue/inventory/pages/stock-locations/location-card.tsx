import type { StockLocation } from '@stoa/api/admin/stock-locations'
import { useFlag, useNavigation, useTranslation } from '@stoa/extension-sdk'
import { addressLines } from '@stoa/i18n/addresses'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Link } from '@stoa/ui/link'
import { Menu } from '@stoa/ui/menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'

import styles from './stock-locations.module.css'
import { useDeleteLocation } from './use-delete-location.ts'

interface LocationCardProps {
  location: StockLocation
  onEdit: () => void
}

/** Where a location is, and which channels sell from it. */
export function LocationCard({ location, onEdit }: LocationCardProps) {
  const { id, name, address, sales_channels: channels = [] } = location
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const hasChannels = useFlag('sales_channels')
  const ask = useDeleteLocation(location)
  const lines = [...addressLines(address, locale), address?.phone].filter((line) => line)
  return (
    <Card
      title={name}
      actions={
        <Menu
          trigger={
            <Button
              variant="quiet"
              size="small"
              icon={Ellipsis}
              aria-label={t('admin.list.actions.one', { name })}
            />
          }
          entries={[
            { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: onEdit },
            {
              id: 'delete',
              label: t('admin.delete'),
              icon: Trash2,
              tone: 'danger',
              onAction: () => void ask(),
            },
          ]}
        />
      }
    >
      <div className={styles.content}>
        {lines.length > 0 ? (
          <address className={styles.address}>
            {lines.map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </address>
        ) : (
          <p className={styles.quiet}>{t('inventory.locations.noAddress')}</p>
        )}
        {hasChannels ? (
          <div className={styles.channels}>
            {channels.length > 0 ? (
              channels.map((channel) => (
                <Badge key={channel.id} tone={channel.is_disabled ? 'neutral' : 'info'}>
                  <bdi>{channel.name}</bdi>
                </Badge>
              ))
            ) : (
              <p className={styles.quiet}>{t('inventory.locations.noChannels')}</p>
            )}
          </div>
        ) : null}
        <Link href={href(`/inventory?location_id=${id}`)}>{t('inventory.locations.stock')}</Link>
      </div>
    </Card>
  )
}

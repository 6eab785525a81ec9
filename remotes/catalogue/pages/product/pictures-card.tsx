import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Thumbnail } from '@stoa/ui/thumbnail'

import styles from './pictures-card.module.css'

interface PicturesCardProps {
  title: string
  pictures: AdminProduct['images']
}

export function PicturesCard({ title, pictures }: PicturesCardProps) {
  const { t, locale } = useTranslation()
  if (pictures.length === 0) {
    return (
      <Card title={t('pictures.title')}>
        <EmptyState title={t('pictures.empty')} />
      </Card>
    )
  }
  return (
    <Card title={t('pictures.title')}>
      <ul className={styles['pictures']}>
        {pictures.map(({ id, url }, index) => (
          <li key={id}>
            <Thumbnail
              src={url}
              alt={t('pictures.alt', { number: formatNumber(index + 1, locale), title })}
              size="fill"
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

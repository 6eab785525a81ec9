import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { lazy, Suspense, useState } from 'react'

import { picturesOf } from '../../model/pictures.ts'
import { EditButton } from './edit-button.tsx'
import styles from './pictures-card.module.css'

const EditPictures = lazy(async () => ({ default: (await import('./edit-pictures.tsx')).EditPictures }))
const PictureView = lazy(async () => ({ default: (await import('./picture-view.tsx')).PictureView }))

export function PicturesCard({ product }: { product: AdminProduct }) {
  const { t, locale } = useTranslation()
  const [opened, open] = useState<string>()
  const { title } = product
  const { urls, thumbnail } = picturesOf(product)
  const pictures = urls.map((url, index) => ({
    url,
    alt: t('pictures.alt', { number: formatNumber(index + 1, locale), title }),
  }))
  return (
    <Card
      title={t('pictures.title')}
      actions={
        <EditButton label={t('pictures.edit')}>
          {(close) => <EditPictures product={product} onClose={close} />}
        </EditButton>
      }
    >
      {pictures.length === 0 ? <EmptyState title={t('pictures.empty')} /> : null}
      <ul className={styles['pictures']}>
        {pictures.map(({ url, alt }) => (
          <li key={url} className={styles['picture']}>
            <button
              type="button"
              className={styles['open']}
              aria-haspopup="dialog"
              aria-label={t('pictures.open', { name: alt })}
              onClick={() => open(url)}
            >
              <Thumbnail src={url} alt="" size="fill" />
            </button>
            {url === thumbnail ? <Badge>{t('pictures.thumbnail')}</Badge> : null}
          </li>
        ))}
      </ul>
      {opened === undefined ? null : (
        <Suspense>
          <PictureView pictures={pictures} first={opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Thumbnail } from '@stoa/ui/thumbnail'
import { useState } from 'react'

import { picturesOf } from '../../model/pictures.ts'
import { EditButton } from './edit-button.tsx'
import styles from './pictures-card.module.css'

const EditPictures = lazyDialog(async () => (await import('./edit-pictures.tsx')).EditPictures)
const PictureView = lazyDialog(async () => (await import('./picture-view.tsx')).PictureView)

export function PicturesCard({ product }: { product: AdminProduct }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<string>()
  const { title } = product
  const { urls, thumbnail } = picturesOf(product)
  const pictures = urls.map((url, index) => ({
    url,
    alt: t('productPictures.alt', { number: index + 1, title }),
  }))
  return (
    <Card
      title={t('productPictures.title')}
      actions={
        <EditButton label={t('productPictures.edit')}>
          {(close) => <EditPictures product={product} onClose={close} />}
        </EditButton>
      }
    >
      {pictures.length === 0 ? <EmptyState title={t('productPictures.empty')} /> : null}
      <ul className={styles.pictures}>
        {pictures.map(({ url, alt }) => (
          <li key={url} className={styles.picture}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={t('productPictures.open', { name: alt })}
              onClick={() => setOpened(url)}
            >
              <Thumbnail src={url} alt="" size="fill" />
            </button>
            {url === thumbnail ? <Badge>{t('productPictures.thumbnail')}</Badge> : null}
          </li>
        ))}
      </ul>
      {opened === undefined ? null : (
        <PictureView pictures={pictures} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  )
}

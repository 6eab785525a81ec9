import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Button } from '@stoa/ui/button'
import { FileDrop } from '@stoa/ui/file-drop'
import { ImageGallery } from '@stoa/ui/image-gallery'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'

import type { Pictures } from '../../model/new-product.ts'
import { withoutPictures, withPictures } from '../../model/pictures.ts'
import { later } from '../later.tsx'
import { useFileTexts } from '../use-file-texts.ts'
import styles from './fields.module.css'
import { useGalleryTexts } from './use-gallery-texts.ts'
import { useUploads } from './use-uploads.ts'

interface MediaEditorProps {
  /** The product's title, for the text alternatives. */
  title: string
  value: Pictures
  /** Given what makes the new pictures of those that are there by then: several uploads may end at once. */
  onChange: (change: (before: Pictures) => Pictures) => void
}

const TYPES = ['image/gif', 'image/jpeg', 'image/png', 'image/webp']
const MOST_BYTES = 10_000_000

const PickPictures = later(async () => (await import('./pick-pictures.tsx')).PickPictures)

/** The pictures of a product: uploads them, takes those of other products, orders them, and says which stands for all. */
export function MediaEditor({ title, value, onChange }: MediaEditorProps) {
  const { t, locale } = useTranslation()
  const fileTexts = useFileTexts()
  const galleryTexts = useGalleryTexts()
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [isPicking, setPicking] = useState(false)
  const uploads = useUploads((url) => onChange((before) => withPictures(before, [url])))
  const images = value.urls.map((url, index) => ({
    id: url,
    url,
    alt: t('pictures.alt', { number: formatNumber(index + 1, locale), title: title || t('product.title') }),
  }))
  return (
    <div className={styles['fields']}>
      <FileDrop
        label={t('pictures.add')}
        files={uploads.files}
        onAdd={uploads.add}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
        accept={{ types: TYPES, label: t('common.files.pictures') }}
        maxSize={MOST_BYTES}
        texts={fileTexts}
      />
      <div className={styles['bar']}>
        <Button icon={ImagePlus} onPress={() => setPicking(true)}>
          {t('pictures.pick.open')}
        </Button>
      </div>
      {images.length > 0 ? (
        <ImageGallery
          label={t('pictures.title')}
          images={images}
          thumbnailId={value.thumbnail}
          onThumbnail={(thumbnail) => onChange((before) => ({ ...before, thumbnail }))}
          selected={selected}
          onSelect={select}
          onRemove={(ids) => {
            select(new Set([...selected].filter((id) => !ids.includes(id))))
            onChange((before) => withoutPictures(before, ids))
          }}
          onReorder={(urls) => onChange((before) => ({ ...before, urls }))}
          texts={galleryTexts}
        />
      ) : null}
      {isPicking ? (
        <PickPictures
          taken={value.urls}
          onPick={(urls) => onChange((before) => withPictures(before, urls))}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </div>
  )
}

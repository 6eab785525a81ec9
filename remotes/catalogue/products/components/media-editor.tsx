import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { FileDrop } from '@stoa/ui/file-drop'
import { ImageGallery } from '@stoa/ui/image-gallery'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'

import type { Pictures } from '../model/new-product.ts'
import { withoutPictures, withPictures } from '../model/pictures.ts'
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

const PickPictures = lazyDialog(async () => (await import('./pick-pictures.tsx')).PickPictures)

/** The pictures of a product: uploads them, takes those of other products, orders them, and says which stands for all. */
export function MediaEditor({ title, value, onChange }: MediaEditorProps) {
  const { t } = useTranslation()
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [isPicking, setPicking] = useState(false)
  const uploads = useUploads((url) => onChange((before) => withPictures(before, [url])))
  const images = value.urls.map((url, index) => ({
    id: url,
    url,
    alt: t('productPictures.alt', {
      number: index + 1,
      title: title || t('products.one'),
    }),
  }))
  return (
    <Stack>
      <FileDrop
        label={t('productPictures.add')}
        files={uploads.files}
        onAdd={uploads.add}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
        accept={{ types: TYPES, label: t('admin.files.pictures') }}
        maxSize={MOST_BYTES}
      />
      <Inline>
        <Button icon={ImagePlus} onPress={() => setPicking(true)}>
          {t('productPictures.pick.open')}
        </Button>
      </Inline>
      {images.length > 0 ? (
        <ImageGallery
          label={t('productPictures.title')}
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
        />
      ) : null}
      {isPicking ? (
        <PickPictures
          taken={value.urls}
          onPick={(urls) => onChange((before) => withPictures(before, urls))}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </Stack>
  )
}

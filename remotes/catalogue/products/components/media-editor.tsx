import { PictureDrop, useUploads } from '@stoa/admin/files'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { ImageGallery } from '@stoa/ui/image-gallery'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'

import type { Pictures } from '../model/new-product.ts'
import { withoutPictures, withPictures } from '../model/pictures.ts'

interface MediaEditorProps {
  /** The product's title, for the text alternatives. */
  title: string
  value: Pictures
  onChange: (value: Pictures) => void
  errors?: readonly string[]
}

const withFile = (before: Pictures, url: string) => withPictures(before, [url])

const PickPictures = lazyDialog(async () => (await import('./pick-pictures.tsx')).PickPictures)

/** The pictures of a product: uploads them, takes those of other products, orders them, and says which stands for all. */
export function MediaEditor({ title, value, onChange, errors }: MediaEditorProps) {
  const { t } = useTranslation()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isPicking, setIsPicking] = useState(false)
  const uploads = useUploads({ value, onChange, withFile })
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
      <PictureDrop label={t('productPictures.add')} uploads={uploads} errors={errors} />
      <Inline>
        <Button icon={ImagePlus} onPress={() => setIsPicking(true)}>
          {t('productPictures.pick.open')}
        </Button>
      </Inline>
      {images.length > 0 ? (
        <ImageGallery
          label={t('productPictures.title')}
          images={images}
          thumbnailId={value.thumbnail}
          onThumbnail={(thumbnail) => uploads.change((before) => ({ ...before, thumbnail }))}
          selected={selected}
          onSelect={setSelected}
          onRemove={(ids) => {
            setSelected(new Set([...selected].filter((id) => !ids.includes(id))))
            uploads.change((before) => withoutPictures(before, ids))
          }}
          onReorder={(urls) => uploads.change((before) => ({ ...before, urls }))}
        />
      ) : null}
      {isPicking ? (
        <PickPictures
          taken={value.urls}
          onPick={(urls) => uploads.change((before) => withPictures(before, urls))}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </Stack>
  )
}

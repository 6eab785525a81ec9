import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { Button } from '../button/button.tsx'
import { movedBy } from '../reorder/order.ts'
import { useReorder } from '../reorder/use-reorder.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { FullView } from './full-view.tsx'
import { ImageTile, type GalleryImage } from './image-tile.tsx'
import styles from './image-gallery.module.css'

export { FullView, type FullViewProps } from './full-view.tsx'
export type { GalleryImage } from './image-tile.tsx'

/** The pictures of an `ImageGallery` and its callbacks. */
export interface ImageGalleryProps {
  /** Names the whole. */
  label: string
  /** In their order. Who has none shows an `EmptyState` instead. */
  images: readonly GalleryImage[]
  /** The id of the thumbnail; null without one. */
  thumbnailId: string | null
  /** Called with the id of a new thumbnail. Without it the thumbnail cannot be changed. */
  onThumbnail?: (id: string) => void
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** Called with one picture, or with all selected ones. Confirm before deleting for good. */
  onRemove: (ids: readonly string[]) => void
  /** Called with all ids in the new order. Without it the order is fixed. */
  onReorder?: (ids: readonly string[]) => void
}

/** A gallery of pictures: view in full, select, remove, reorder, and choose the thumbnail. */
export function ImageGallery(props: ImageGalleryProps) {
  const t = useUiText()
  const { label, images, thumbnailId, onThumbnail, selected, onSelect, onRemove, onReorder } = props
  const [openId, setOpenId] = useState<string>()
  const ids = images.map(({ id }) => id)
  const chosen = ids.filter((id) => selected.has(id))
  const opened = images.find(({ id }) => id === openId)
  const dragAndDropHooks = useReorder({
    ids,
    nameOf: (id) => images.find((image) => image.id === id)?.alt ?? id,
    onReorder,
  })

  const select = (id: string, isSelected: boolean) =>
    onSelect(new Set(isSelected ? [...chosen, id] : chosen.filter((other) => other !== id)))

  return (
    <div className={styles.gallery}>
      <div className={styles.bar}>
        <output>{chosen.length > 0 ? t('selected', { count: chosen.length }) : null}</output>
        {chosen.length > 0 ? (
          <Button size="small" icon={Trash} onPress={() => onRemove(chosen)}>
            {t('pictures.removeSelected')}
          </Button>
        ) : null}
      </div>
      <GridList aria-label={label} layout="grid" className={styles.grid} dragAndDropHooks={dragAndDropHooks}>
        {images.map((image, index) => (
          <ImageTile
            key={image.id}
            image={image}
            index={index}
            count={images.length}
            isThumbnail={image.id === thumbnailId}
            isSelected={selected.has(image.id)}
            onOpen={() => setOpenId(image.id)}
            onSelect={(isSelected) => select(image.id, isSelected)}
            onRemove={() => onRemove([image.id])}
            onThumbnail={onThumbnail ? () => onThumbnail(image.id) : undefined}
            onMove={onReorder ? (step) => onReorder(movedBy(ids, image.id, step)) : undefined}
          />
        ))}
      </GridList>
      {opened ? (
        <FullView images={images} image={opened} onShow={setOpenId} onClose={() => setOpenId(undefined)} />
      ) : null}
    </div>
  )
}

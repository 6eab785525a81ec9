import GripVertical from 'lucide-react/icons/grip-vertical'
import Star from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import { GridListItem } from 'react-aria-components/GridList'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { MoveButtons } from '../reorder/move-buttons.tsx'
import { Thumbnail } from '../thumbnail/thumbnail.tsx'
import type { ImageGalleryTexts } from './image-gallery-texts.ts'
import styles from './image-gallery.module.css'

/** A picture and what it shows. */
export interface GalleryImage {
  id: string
  url: string
  /** What is to be seen, for those who cannot see it; also what the picture is called. */
  alt: string
}

interface ImageTileProps {
  image: GalleryImage
  index: number
  count: number
  isThumbnail: boolean
  isSelected: boolean
  texts: ImageGalleryTexts
  onOpen: () => void
  onSelect: (isSelected: boolean) => void
  onRemove: () => void
  /** Undefined: no other picture can stand for all. */
  onThumbnail: (() => void) | undefined
  /** Undefined: the order is fixed. */
  onMove: ((places: -1 | 1) => void) | undefined
}

/** One picture of a gallery with what can be done with it; itself it opens the full view. */
export function ImageTile(props: ImageTileProps) {
  const { image, index, count, isThumbnail, isSelected, texts } = props
  const { onOpen, onSelect, onRemove, onThumbnail, onMove } = props
  const common = { variant: 'quiet', size: 'small' } as const
  return (
    <GridListItem
      id={image.id}
      textValue={image.alt}
      className={styles['tile']}
      data-chosen={isSelected || undefined}
      onAction={onOpen}
    >
      <Thumbnail src={image.url} alt={image.alt} size="fill" />
      <div className={styles['corner']}>
        <Checkbox label={texts.select(image.alt)} isLabelHidden isSelected={isSelected} onChange={onSelect} />
        {isThumbnail ? <Badge tone="info">{texts.thumbnail}</Badge> : null}
      </div>
      <div className={styles['actions']}>
        {onMove ? (
          <>
            <Button {...common} slot="drag" icon={GripVertical} aria-label={texts.drag(image.alt)} />
            {count > 1 ? (
              <MoveButtons
                direction="along"
                index={index}
                count={count}
                earlierLabel={texts.moveEarlier(image.alt)}
                laterLabel={texts.moveLater(image.alt)}
                onMove={onMove}
              />
            ) : null}
          </>
        ) : null}
        {onThumbnail && !isThumbnail ? (
          <Button {...common} icon={Star} aria-label={texts.makeThumbnail(image.alt)} onPress={onThumbnail} />
        ) : null}
        <Button {...common} icon={Trash} aria-label={texts.remove(image.alt)} onPress={onRemove} />
      </div>
    </GridListItem>
  )
}

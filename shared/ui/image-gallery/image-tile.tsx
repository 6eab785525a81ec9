import GripVertical from 'lucide-react/icons/grip-vertical'
import Star from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import { GridListItem } from 'react-aria-components/GridList'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { MoveButtons } from '../reorder/move-buttons.tsx'
import { Thumbnail } from '../thumbnail/thumbnail.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './image-gallery.module.css'

/** A picture with its description. */
export interface GalleryImage {
  id: string
  url: string
  /** The alternative text, also used as the name of the picture. */
  alt: string
}

interface ImageTileProps {
  image: GalleryImage
  index: number
  count: number
  isThumbnail: boolean
  isSelected: boolean
  onOpen: () => void
  onSelect: (isSelected: boolean) => void
  onRemove: () => void
  /** Undefined: the thumbnail cannot be changed. */
  onThumbnail: (() => void) | undefined
  /** Undefined: the order is fixed. */
  onMove: ((step: -1 | 1) => void) | undefined
}

/** One picture of a gallery with its actions; pressing it opens the full view. */
export function ImageTile(props: ImageTileProps) {
  const t = useUiText()
  const { image, index, count, isThumbnail, isSelected } = props
  const { onOpen, onSelect, onRemove, onThumbnail, onMove } = props
  const common = { variant: 'quiet', size: 'small' } as const
  return (
    <GridListItem
      id={image.id}
      textValue={image.alt}
      className={styles.tile}
      data-chosen={isSelected || undefined}
      onAction={onOpen}
    >
      <Thumbnail src={image.url} alt={image.alt} size="fill" />
      <div className={styles.corner}>
        <Checkbox
          label={t('pictures.select', { name: image.alt })}
          isLabelHidden
          isSelected={isSelected}
          onChange={onSelect}
        />
        {isThumbnail ? <Badge tone="info">{t('pictures.thumbnail')}</Badge> : null}
      </div>
      <div className={styles.actions}>
        {onMove ? (
          <>
            <Button
              {...common}
              slot="drag"
              icon={GripVertical}
              aria-label={t('item.drag', { name: image.alt })}
            />
            {count > 1 ? (
              <MoveButtons
                direction="along"
                index={index}
                count={count}
                earlierLabel={t('item.moveEarlier', { name: image.alt })}
                laterLabel={t('item.moveLater', { name: image.alt })}
                onMove={onMove}
              />
            ) : null}
          </>
        ) : null}
        {onThumbnail && !isThumbnail ? (
          <Button
            {...common}
            icon={Star}
            aria-label={t('pictures.makeThumbnail', { name: image.alt })}
            onPress={onThumbnail}
          />
        ) : null}
        <Button
          {...common}
          icon={Trash}
          aria-label={t('item.remove', { name: image.alt })}
          onPress={onRemove}
        />
      </div>
    </GridListItem>
  )
}

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { neighbourOf, stepByKey } from './full-view-steps.ts'
import type { GalleryImage } from './image-tile.tsx'
import styles from './image-gallery.module.css'

/** One picture of several, with previous and next buttons. */
export interface FullViewProps {
  images: readonly GalleryImage[]
  /** The one that is shown. */
  image: GalleryImage
  /** Another one shall be shown. */
  onShow: (id: string) => void
  onClose: () => void
}

/** One picture as large as the window allows; arrow keys and buttons lead round all of them. */
export function FullView({ images, image, onShow, onClose }: FullViewProps) {
  const t = useUiText()
  const { direction } = useLocale()
  const view = useRef<HTMLDivElement>(null)
  // Keys are heard only where the focus is.
  useEffect(() => view.current?.focus(), [])

  const go = (step: -1 | 1) => onShow(neighbourOf(images, image.id, step).id)
  const followKey = (event: KeyboardEvent) => {
    const step = stepByKey(event.key, direction)
    if (step) go(step)
  }
  const index = images.findIndex(({ id }) => id === image.id)
  const isOne = images.length < 2
  return (
    <Dialog isOpen onClose={onClose} title={image.alt} size="large">
      <div ref={view} className={styles.view} onKeyDown={followKey} role="presentation" tabIndex={-1}>
        <img className={styles.picture} src={image.url} alt={image.alt} />
        <div className={styles.steps}>
          <Button
            icon={ChevronLeft}
            isDirectional
            aria-label={t('pictures.previous')}
            isDisabled={isOne}
            onPress={() => go(-1)}
          />
          <output>{t('pictures.position', { index: index + 1, total: images.length })}</output>
          <Button
            icon={ChevronRight}
            isDirectional
            aria-label={t('pictures.next')}
            isDisabled={isOne}
            onPress={() => go(1)}
          />
        </div>
      </div>
    </Dialog>
  )
}

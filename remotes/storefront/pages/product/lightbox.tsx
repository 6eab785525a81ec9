import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef } from 'react'

import styles from './lightbox.module.css'

interface LightboxProps {
  title: string
  pictures: readonly string[]
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

/** A picture as large as the window, above the page. The browser keeps the focus inside and returns it. */
export function Lightbox({ title, pictures, index, onShow, onClose }: LightboxProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => dialog.current?.showModal(), [])

  const go = (step: number) => onShow((index + step + pictures.length) % pictures.length)

  function press(event: KeyboardEvent): void {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') go(event.key === forward ? 1 : -1)
  }

  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={title} onClose={onClose} onKeyDown={press}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('product.closePicture')}
        onClick={() => dialog.current?.close()}
      >
        <Icon glyph={X} />
      </button>
      <img className={styles.picture} src={pictures[index]} alt={title} />
      {pictures.length > 1 ? (
        <div className={styles.steps}>
          <button
            type="button"
            className={styles.button}
            aria-label={t('product.previousPicture')}
            onClick={() => go(-1)}
          >
            <Icon glyph={ChevronLeft} isDirectional />
          </button>
          <output>
            {t('product.position', { number: number(index + 1), total: number(pictures.length) })}
          </output>
          <button
            type="button"
            className={styles.button}
            aria-label={t('product.nextPicture')}
            onClick={() => go(1)}
          >
            <Icon glyph={ChevronRight} isDirectional />
          </button>
        </div>
      ) : null}
    </dialog>
  )
}

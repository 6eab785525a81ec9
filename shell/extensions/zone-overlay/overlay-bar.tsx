import { Button } from '@stoa/ui/button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { OVERLAY_KEYS } from './overlay-keys.ts'
import styles from './overlay.module.css'
import { zoneOverlay } from './zone-overlay.ts'

/** Says that the outlines are on and how to turn them off. */
export function OverlayBar() {
  const { t } = useTranslation('shell')
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      void zoneOverlay.toggle()
    }
    // Before the listeners of pages, which are on the document: Escape turns the outlines off and leaves no page.
    document.body.addEventListener('keydown', onKeyDown)
    return () => document.body.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <aside className={styles.bar} aria-label={t('extensions.overlay.label')}>
      <output>{t('extensions.overlay.on', { keys: OVERLAY_KEYS })}</output>
      <Button size="small" onPress={() => void zoneOverlay.toggle()}>
        {t('extensions.overlay.leave')}
      </Button>
    </aside>
  )
}

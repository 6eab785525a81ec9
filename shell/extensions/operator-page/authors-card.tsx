import { useNotify } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { useTranslation } from 'react-i18next'

import { OVERLAY_KEYS } from '../zone-overlay/overlay-keys.ts'
import { useZoneOverlay, zoneOverlay } from '../zone-overlay/zone-overlay.ts'

/** For extension authors: toggles the outlines of the zones. */
export function AuthorsCard() {
  const { t } = useTranslation('shell')
  const notify = useNotify()
  const isOn = useZoneOverlay() !== undefined
  const toggle = () =>
    zoneOverlay.toggle().catch(() => notify.error(t('errors.title'), t('errors.unexpected')))
  return (
    <Card title={t('extensions.authors')} description={t('extensions.authorsIntro', { keys: OVERLAY_KEYS })}>
      <Button aria-pressed={isOn} onPress={() => void toggle()}>
        {t('extensions.overlay.toggle')}
      </Button>
    </Card>
  )
}

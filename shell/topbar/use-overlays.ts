import { useNotify } from '@stoa/extension-sdk'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

import { OVERLAYS, type OverlayName, type OverlayProps } from './topbar-actions.ts'
import { typedAhead } from './typed-ahead.ts'

interface Shown {
  Overlay: ComponentType<OverlayProps>
  /** Ends the collection of what is typed until it is there. */
  typed: () => string
  /** Pathname that it was opened on. */
  at: string
}

/** Shows one overlay at a time and loads its code on first use. Navigation closes it. */
export function useOverlays() {
  const { t } = useTranslation('shell')
  const notify = useNotify()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Shown>()
  const show = async (name: OverlayName) => {
    const typed = name === 'search' ? typedAhead() : () => ''
    try {
      const Overlay = await OVERLAYS[name]()
      setShown({ Overlay, typed, at: pathname })
    } catch {
      typed()
      notify.error(t('errors.title'), t('topbar.missing'))
    }
  }
  return {
    Overlay: shown?.at === pathname ? shown.Overlay : undefined,
    typed: shown?.typed,
    show: (name: OverlayName) => void show(name),
    close: () => setShown(undefined),
  }
}

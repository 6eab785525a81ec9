import { useNotify } from '@stoa/extension-sdk'
import { useCallback, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { OVERLAYS, type OverlayName, type OverlayProps } from './topbar-actions.ts'
import { typedAhead } from './typed-ahead.ts'

interface Shown {
  Overlay: ComponentType<OverlayProps>
  /** Ends the collection of what is typed until it is there. */
  typed: () => string
}

/** Shows one overlay at a time and loads its code on first use. `leave` also gives up one that is still loading. */
export function useOverlays() {
  const { t } = useTranslation('shell')
  const notify = useNotify()
  const left = useRef(0)
  const [shown, setShown] = useState<Shown>()
  const show = async (name: OverlayName) => {
    const typed = name === 'search' ? typedAhead() : () => ''
    const leftBefore = left.current
    try {
      const Overlay = await OVERLAYS[name]()
      if (left.current === leftBefore) setShown({ Overlay, typed })
      else typed()
    } catch {
      typed()
      notify.error(t('errors.title'), t('topbar.missing'))
    }
  }
  const close = () => setShown(undefined)
  const leave = useCallback(() => {
    left.current++
    setShown(undefined)
  }, [])
  return { ...shown, show: (name: OverlayName) => void show(name), close, leave }
}

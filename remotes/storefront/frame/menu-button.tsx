import { useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { useLocation } from 'react-router'

import { withTexts } from '../boot/later-texts.ts'
import { lazyPiece } from '../components/lazy-piece.tsx'
import styles from './header.module.css'

// One chunk with what its search suggests: each chunk costs the first page its hashes.
const ShopMenu = lazyPiece(() => withTexts(import(/* webpackChunkName: "suggestions" */ './shop-menu.tsx')))

/** Opens the menu of a phone. The menu loads with the first press, and closes with its page. */
export function MenuButton({ hasRegion }: { hasRegion: boolean }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  // The page that the menu was opened on.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === key
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        aria-label={t('frame.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenOn(isOpen ? null : key)}
      >
        <Icon glyph={MenuIcon} size="large" />
      </button>
      {isOpen ? <ShopMenu hasRegion={hasRegion} onClose={() => setOpenOn(null)} /> : null}
    </>
  )
}

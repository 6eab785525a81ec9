import { Button } from '@stoa/ui/button'
import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'

import { ErrorBoundary } from '../extensions/error-boundary.tsx'
import { ShellContext } from '../extensions/shell-context.ts'
import { focusHeading } from './focus-heading.ts'
import { focusRow } from './focus-row.ts'
import { isReturn } from './is-return.ts'
import styles from './frame.module.css'
import { PageCrash } from './page-crash.tsx'
import { Pages } from './pages.tsx'

interface FrameProps {
  sidebar: ReactNode
  /** Renders the topbar; receives the button that opens the sidebar on narrow screens. */
  topbar: (menu: ReactNode) => ReactNode
  notices?: ReactNode
}

/** Layout of every page: sidebar, topbar and notices. */
export function Frame({ sidebar, topbar, notices }: FrameProps) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { ledger } = useContext(ShellContext)
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  const main = useFocusOnNavigation(pathname)
  // Navigation does not render the topbar again.
  const bar = useMemo(() => topbar(<MenuButton openAt={openAt} onChange={setOpenAt} />), [topbar, openAt])

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('frame.skip')}
      </a>
      {bar}
      <aside className={styles.side} aria-label={t('frame.side')} data-open={isOpen || undefined}>
        {sidebar}
      </aside>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {notices}
        <ErrorBoundary
          ledger={ledger}
          resetKey={pathname}
          renderCrash={(error) => <PageCrash error={error} />}
        >
          <Pages />
        </ErrorBoundary>
      </main>
      <ScrollRestoration />
    </div>
  )
}

interface MenuButtonProps {
  /** The path at which the sidebar is open. */
  openAt: string | undefined
  onChange: (openAt: string | undefined) => void
}

/** Opens the sidebar on narrow screens, until the next page. */
function MenuButton({ openAt, onChange }: MenuButtonProps) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const isOpen = openAt === pathname
  return (
    <div className={styles.menu}>
      <Button
        variant="quiet"
        icon={isOpen ? X : MenuIcon}
        aria-label={isOpen ? t('frame.closeMenu') : t('frame.openMenu')}
        aria-expanded={isOpen}
        onPress={() => onChange(isOpen ? undefined : pathname)}
      />
      <span className={styles.name}>Stoa</span>
    </div>
  )
}

/** Focuses the page's heading after navigation, or after Back the row that was opened; nothing on the first page. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  const hasReturned = isReturn(useLocation())
  const isBack = useNavigationType() === 'POP' || hasReturned
  useEffect(() => {
    const left = shown.current
    if (left === pathname || !main.current) return undefined
    shown.current = pathname
    return isBack && focusRow(main.current, left) ? undefined : focusHeading(main.current)
  }, [pathname, isBack])
  return main
}

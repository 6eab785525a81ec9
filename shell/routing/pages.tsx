import { Activity, useCallback, useContext, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import {
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  useOutlet,
} from 'react-router'

import { ShellContext } from '../extensions/shell-context.ts'
import { DiscardContext } from './discard-context.ts'
import { pageAt } from './page-at.ts'
import { discarded, firstPage, navigated } from './page-history.ts'
import { pageRoutes } from './page-routes.ts'
import styles from './pages.module.css'

/** A dialog would be open again after Back, although what was typed there may have been saved or given up. */
const hasDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** The page of the address. A page of an area with a link in the sidebar stays in memory, and Back shows it as it was left. */
export function Pages() {
  const { registry } = useContext(ShellContext)
  const location = useContext(LocationContext)
  const { key: entry, pathname, search, hash } = useLocation()
  const visit = {
    entry,
    pathname,
    rest: search + hash,
    type: useNavigationType(),
  }
  const view = { location, outlet: useOutlet() }
  const [opened, setOpened] = useState(() => ({ location, history: firstPage(visit, view) }))
  const onDiscard = useCallback(
    () => setOpened(({ history, ...rest }) => ({ ...rest, history: discarded(history) })),
    [],
  )
  const isList = (path: string) => {
    const page = pageAt(pageRoutes(registry), path.replace(/^\/a(?=\/)/, ''))?.page
    return page?.extension.area === true && 'link' in page.contribution && !hasDialog()
  }
  let { history } = opened
  if (opened.location !== location) {
    history = navigated(history, visit, view, isList(history.shown.pathname))
    setOpened({ location, history })
  }
  const { shown, hidden } = history
  const pages = hidden ? [shown, hidden] : [shown]
  return (
    <DiscardContext value={onDiscard}>
      {pages
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, view: { location: at, outlet } }) => (
          <HideablePage key={id} isShown={id === shown.id}>
            {/* A hidden page keeps the address that it was left at. */}
            <LocationContext value={at}>{outlet}</LocationContext>
          </HideablePage>
        ))}
    </DiscardContext>
  )
}

interface HideablePageProps {
  isShown: boolean
  children: ReactNode
}

/**
 * Renders into an element of its own, which is in the document only while the page is shown: nothing that searches the
 * document finds parts of a hidden page.
 */
function HideablePage({ isShown, children }: HideablePageProps) {
  const [element] = useState(() => {
    const page = document.createElement('div')
    page.className = styles.page ?? ''
    return page
  })
  const show = useCallback((host: HTMLElement | null) => host?.append(element), [element])
  return (
    <>
      {/* Before the page, whose effects find it in the document. */}
      {isShown ? <div ref={show} className={styles.page} /> : null}
      {createPortal(<Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>, element)}
    </>
  )
}

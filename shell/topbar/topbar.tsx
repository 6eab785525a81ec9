import { Zone } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Icon } from '@stoa/ui/icon'
import { Spinner } from '@stoa/ui/spinner'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Search from 'lucide-react/icons/search'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ActivityButton } from '../activity/activity-button.tsx'
import type { JobBoard } from '../jobs/job-board.ts'
import { WithTexts } from '../language/with-texts.tsx'
import { Keys } from '../shortcuts/keys.tsx'
import { SEARCH_KEYS } from '../shortcuts/key-names.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { AccountButton } from './account-button.tsx'
import { OnNavigation } from './on-navigation.tsx'
import type { TopbarActions } from './topbar-actions.ts'
import styles from './topbar.module.css'
import { useFollow } from './use-follow.ts'
import { useOverlays } from './use-overlays.ts'

interface TopbarProps {
  /** The signed-in person. */
  person: { name: string; email: string }
  onSignOut: () => Promise<void>
  jobs: JobBoard
  /** Button that opens the sidebar on narrow screens. */
  menu: ReactNode
}

/** Topbar of every page: search, extension zones, help, activity and account. */
export function Topbar({ person, onSignOut, jobs, menu }: TopbarProps) {
  const { t } = useTranslation('shell')
  const { Overlay, typed, show, close, leave } = useOverlays()
  const { running, follow } = useFollow()
  const actions: TopbarActions = { show, follow, signOut: () => follow(t('topbar.signOut'), onSignOut()) }
  useShortcuts(show)
  // Pages open the activity through the jobs port.
  useEffect(
    () =>
      jobs.subscribe(({ showRequests }, before) => showRequests !== before.showRequests && show('activity')),
    [jobs, show],
  )

  return (
    <header className={styles.bar}>
      <OnNavigation onLeave={leave} />
      {menu}
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => show('search')}
      >
        <Icon glyph={Search} />
        <span className={styles.words}>{t('topbar.search')}</span>
        <span className={styles.keys} aria-hidden>
          <Keys keys={SEARCH_KEYS} />
        </span>
      </button>
      <div className={styles.zone}>
        <Zone name="topbar.start" />
      </div>
      <output className={styles.running}>
        {running.length > 0 ? (
          <>
            <Spinner size="small" />
            {t('topbar.running', { label: running.at(-1)?.label })}
          </>
        ) : null}
      </output>
      <div className={styles.zone}>
        <Zone name="topbar.end" />
      </div>
      <Button variant="quiet" icon={CircleHelp} aria-label={t('topbar.help')} onPress={() => show('help')} />
      <ActivityButton board={jobs} onPress={() => show('activity')} />
      <AccountButton person={person} actions={actions} />
      {Overlay ? (
        <WithTexts namespace="tools">
          <Overlay actions={actions} typed={typed} onClose={close} />
        </WithTexts>
      ) : null}
    </header>
  )
}

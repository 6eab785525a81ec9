import type { PageEntry, SettingsPageEntry } from '@stoa/extension-sdk/manifest'
import { Spinner } from '@stoa/ui/spinner'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { Contribution } from '../extensions/contribution.tsx'
import { useFlagState } from '../extensions/presence.ts'
import { QuarantinedPage } from '../extensions/quarantined-page.tsx'
import type { Admitted } from '../extensions/registry.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { MissingPage } from './lazy-missing-page.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { NamedPage } from './named-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import styles from './page-outlet.module.css'

interface PageOutletProps {
  page: Admitted<PageEntry | SettingsPageEntry>
  /** Key of the title in the manifest's texts. */
  title: string
}

const NOTHING = {}

/** Renders one page of a remote inside the layout. */
export function PageOutlet({ page, title }: PageOutletProps) {
  const { extension, contribution } = page
  const { t } = useTranslation('shell')
  const { manifestText } = useContext(ShellContext)
  const presence = useFlagState(contribution)
  if (presence === 'unread') return <MissingPage />
  if (presence === 'off') return <NotFoundPage />
  const placeholder = (
    <div className={styles.waiting}>
      <Spinner label={t('loading')} />
    </div>
  )
  return (
    <NamedPage title={manifestText(extension.manifest.name, title)}>
      {presence === 'loading' ? (
        placeholder
      ) : (
        <LeaveGuard>
          <Contribution
            extension={extension}
            contribution={contribution}
            props={NOTHING}
            placeholder={placeholder}
            quarantineFallback={<QuarantinedPage extension={extension} />}
          />
        </LeaveGuard>
      )}
    </NamedPage>
  )
}

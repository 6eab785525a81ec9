import { PageTitleContext } from '@stoa/extension-sdk/host'
import type { PageEntry, SettingsPageEntry } from '@stoa/extension-sdk/manifest'
import { Spinner } from '@stoa/ui/spinner'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Contribution } from '../extensions/contribution.tsx'
import { useFlagState } from '../extensions/presence.ts'
import { QuarantinedPage } from '../extensions/quarantined-page.tsx'
import type { Admitted } from '../extensions/registry.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { MissingPage } from './missing-page.tsx'
import styles from './page-outlet.module.css'
import { TrailPlace } from './trail-place.tsx'
import { useDocumentTitle } from './use-document-title.ts'

interface PageOutletProps {
  page: Admitted<PageEntry | SettingsPageEntry>
  /** The key of the title in the manifest's texts. */
  title: string
}

const NOTHING = {}

/** One page of a remote, in the frame. */
export function PageOutlet({ page, title }: PageOutletProps) {
  const { extension, contribution } = page
  const { t } = useTranslation('shell')
  const { manifestText } = useContext(ShellContext)
  const presence = useFlagState(contribution)
  const [ownTitle, setOwnTitle] = useState<string>()
  const shownTitle = ownTitle ?? manifestText(extension.manifest.name, title)
  useDocumentTitle(shownTitle)
  const placeholder = (
    <div className={styles['waiting']}>
      <Spinner label={t('loading')} />
    </div>
  )
  if (presence === 'unknown') return placeholder
  if (presence === 'off') return <MissingPage />
  return (
    <PageTitleContext value={setOwnTitle}>
      <TrailPlace title={shownTitle} />
      <LeaveGuard>
        <Contribution
          extension={extension}
          contribution={contribution}
          given={NOTHING}
          placeholder={placeholder}
          inQuarantine={<QuarantinedPage extension={extension} />}
        />
      </LeaveGuard>
    </PageTitleContext>
  )
}

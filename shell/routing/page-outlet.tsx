import { PageTitleContext } from '@stoa/extension-sdk/host'
import type { PageEntry, SettingsPageEntry } from '@stoa/extension-sdk/manifest'
import { Spinner } from '@stoa/ui/spinner'
import { useCallback, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Contribution } from '../extensions/contribution.tsx'
import { shownText } from '../extensions/containment/text-of.ts'
import { useFlagState } from '../extensions/presence.ts'
import { QuarantinedPage } from '../extensions/quarantined-page.tsx'
import type { Admitted } from '../extensions/registry.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { MissingPage } from './lazy-missing-page.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import styles from './page-outlet.module.css'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { useDocumentTitle } from './use-document-title.ts'

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
  const [ownTitle, setOwnTitle] = useState<string>()
  const nameTab = useCallback(
    (name: string | undefined) => setOwnTitle(name === undefined ? name : shownText(name)),
    [],
  )
  const shownTitle = ownTitle ?? manifestText(extension.manifest.name, title)
  useDocumentTitle(shownTitle)
  const placeholder = (
    <div className={styles.waiting}>
      <Spinner label={t('loading')} />
    </div>
  )
  if (presence === 'loading') return placeholder
  if (presence === 'unread') return <MissingPage />
  if (presence === 'off') return <NotFoundPage />
  return (
    <PageTitleContext value={nameTab}>
      <Breadcrumbs title={shownTitle} />
      <LeaveGuard>
        <Contribution
          extension={extension}
          contribution={contribution}
          props={NOTHING}
          placeholder={placeholder}
          quarantineFallback={<QuarantinedPage extension={extension} />}
        />
      </LeaveGuard>
    </PageTitleContext>
  )
}

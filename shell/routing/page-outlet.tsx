import { PageTitleContext } from '@stoa/extension-sdk/host'
import type { PageEntry, SettingsPageEntry } from '@stoa/extension-sdk/manifest'
import { Spinner } from '@stoa/ui/spinner'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Contribution } from '../extensions/contribution.tsx'
import type { Admitted } from '../extensions/registry.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { LeaveGuard } from './leave-guard.tsx'
import styles from './page-outlet.module.css'
import { useDocumentTitle } from './use-document-title.ts'

interface PageOutletProps {
  page: Admitted<PageEntry | SettingsPageEntry>
  /** The key of the title in the manifest's texts. */
  title: string
}

const NOTHING = {}

/** One page of a remote, in the frame. */
export function PageOutlet({ page: { extension, contribution }, title }: PageOutletProps) {
  const { t } = useTranslation('shell')
  const { manifestText } = useContext(ShellContext)
  const [ownTitle, setOwnTitle] = useState<string>()
  useDocumentTitle(ownTitle ?? manifestText(extension.manifest.name, title))
  const placeholder = (
    <div className={styles['waiting']}>
      <Spinner label={t('loading')} />
    </div>
  )
  return (
    <PageTitleContext value={setOwnTitle}>
      <LeaveGuard>
        <Contribution
          extension={extension}
          contribution={contribution}
          given={NOTHING}
          placeholder={placeholder}
        />
      </LeaveGuard>
    </PageTitleContext>
  )
}

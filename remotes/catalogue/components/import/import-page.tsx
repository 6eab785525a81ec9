import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Page } from '@stoa/ui/page'
import type { ReactNode } from 'react'

import { LoadFailure } from '../load-failure.tsx'

interface ImportPageProps {
  title: string
  description: string
  back: { href: string; label: string }
  /** Why what the file is compared with could not be read. */
  storeError: unknown
  onRetry: () => void
  /** Why the rows could not be checked. */
  checkError: unknown
  /** The step that somebody is at. */
  children: ReactNode
}

/** The page of an import, with what keeps it from going on. */
export function ImportPage(props: ImportPageProps) {
  const { title, description, back, storeError, onRetry, checkError, children } = props
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (
    <Page title={title} description={description} back={back}>
      {storeError ? (
        <LoadFailure title={t('import.storeFailed')} error={storeError} onRetry={onRetry} />
      ) : null}
      {checkError ? (
        <Banner tone="error" title={t('import.check.failed')}>
          {failureText(checkError)}
        </Banner>
      ) : null}
      {children}
    </Page>
  )
}

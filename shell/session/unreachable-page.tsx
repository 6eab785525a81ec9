import { SubmitButton } from '@stoa/ui/submit-button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { PublicPage } from './public-page.tsx'

/** Shown when the backend does not answer; offers a retry. */
export function UnreachablePage({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation('shell')
  const [isLoading, setLoading] = useState(false)
  const retry = async () => {
    setLoading(true)
    await onRetry()
    setLoading(false)
  }
  return (
    <PublicPage title={t('unreachable.title')} intro={t('unreachable.intro')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void retry()
        }}
      >
        <SubmitButton isLoading={isLoading}>{t('retry')}</SubmitButton>
      </form>
    </PublicPage>
  )
}

import { ErrorState } from '@stoa/ui/error-state'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'

/** Root error boundary of the shell's own pages. */
export function PageCrash() {
  const { t } = useTranslation('shell')
  const error = useRouteError()
  return (
    <ErrorState
      title={t('crash.title')}
      message={t('crash.message')}
      details={String(error)}
      retry={{ label: t('crash.reload'), onPress: () => location.reload() }}
    />
  )
}

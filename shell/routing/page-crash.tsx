import { ErrorState } from '@stoa/ui/error-state'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'

/** The last boundary: something in the shell itself went wrong. */
export function PageCrash() {
  const { t } = useTranslation('shell')
  const error = useRouteError()
  return (
    <ErrorState
      title={t('crash.title')}
      message={t('crash.message')}
      details={{ label: t('details'), text: String(error) }}
      retry={{ label: t('crash.reload'), onPress: () => location.reload() }}
    />
  )
}

import { useTranslation } from '@stoa/i18n/react'
import { useLocation, useNavigate } from 'react-router'

import { FailurePanel } from '../components/failure-panel.tsx'

/** Stands in for a page that broke or whose code did not come. Opening it again asks for the code again. */
export function PageFailure() {
  const { t } = useTranslation()
  const location = useLocation()
  const navigate = useNavigate()
  return (
    <FailurePanel
      title={t('failures.pageTitle')}
      message={t('failures.page')}
      onRetry={() => void navigate(location, { replace: true })}
    />
  )
}

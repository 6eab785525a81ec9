import { useTranslation } from '@stoa/i18n/react'
import { useLocation, useNavigate } from 'react-router'

import { FailurePanel } from '../components/failure-panel.tsx'

/** Replaces a page that threw or whose code did not load. Opening it again reloads the code. */
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

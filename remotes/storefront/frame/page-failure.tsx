import { useTranslation } from '@stoa/i18n/react'
import { useLocation, useNavigate } from 'react-router'

import { FailurePanel } from '../components/failure-panel.tsx'

/** Replaces a page that threw or whose code did not load. Opening it again reloads the code. */
export function PageFailure() {
  const { t } = useTranslation()
  const location = useLocation()
  const navigate = useNavigate()
  const isOffline = !navigator.onLine
  return (
    <FailurePanel
      title={t(isOffline ? 'failures.unreachableTitle' : 'failures.pageTitle')}
      message={t(isOffline ? 'failures.unreachable' : 'failures.page')}
      onRetry={() => void navigate(location, { replace: true })}
    />
  )
}

import { useSessionCart } from '@stoa/api/store/session-cart'
import { useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import { Spinner } from '@stoa/ui/spinner'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useContext } from 'react'
import { Link } from 'react-router'

import { RegionContext } from '../state/region.ts'
import styles from './failure-panel.module.css'

interface FailurePanelProps {
  title: string
  message: string
  onRetry: () => void
  /** Another try is under way. */
  isRetrying?: boolean
}

/** Replaces a failed page. It is part of the initial bundle, so it works when nothing else loads. */
export function FailurePanel({ title, message, onRetry, isRetrying = false }: FailurePanelProps) {
  const { t } = useTranslation()
  const { totalItems: count } = useSessionCart()
  const canShowCart = useContext(RegionContext) !== undefined && count > 0
  return (
    <div className={styles.panel} role="alert">
      <Icon glyph={CloudOff} size="huge" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{message}</p>
      <p className={styles.message}>{t('failures.cartIsSafe')}</p>
      <button type="button" className={styles.retry} onClick={onRetry} disabled={isRetrying}>
        {isRetrying ? <Spinner size="small" /> : null}
        {t(isRetrying ? 'failures.retrying' : 'failures.retry')}
      </button>
      {canShowCart ? (
        <Link to="/cart" className={styles.cart}>
          {t('frame.cart', { count })}
        </Link>
      ) : null}
    </div>
  )
}

import { useTranslation } from '@stoa/i18n/react'
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'

import styles from './lazy-piece.module.css'

interface PieceOptions {
  /** Shown while the code is loading. Default nothing. */
  fallback?: ReactNode
  /** The page is whole without it: a failure shows nothing. */
  isOptional?: boolean
}

/** A part of a page whose code is loaded when it is first shown. A failure stays inside it and can be tried again. */
export function lazyPiece<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback = null, isOptional = false }: PieceOptions = {},
): ComponentType<Props> {
  let Piece: ComponentType<Props> = lazy(load)

  return class LazyPiece extends Component<Props> {
    override state = { hasFailed: false }

    static getDerivedStateFromError() {
      return { hasFailed: true }
    }

    override componentDidCatch() {
      // React keeps the rejected promise of a lazy component.
      Piece = lazy(load)
    }

    override render() {
      if (!this.state.hasFailed) {
        return (
          <Suspense fallback={fallback}>
            <Piece {...this.props} />
          </Suspense>
        )
      }
      return isOptional ? null : <PieceFailure onRetry={() => this.setState({ hasFailed: false })} />
    }
  }
}

function PieceFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles.failure}>
      {t(navigator.onLine ? 'failures.page' : 'failures.unreachable')}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('failures.retry')}
      </button>
    </div>
  )
}

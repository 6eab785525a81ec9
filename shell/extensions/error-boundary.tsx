import { isApiError } from '@stoa/api/http'
import { Component, type ErrorInfo, type ReactNode } from 'react'

import type { Ledger } from './containment/ledger.ts'
import { type Owner, ownerIn } from './containment/owner.ts'
import { textOf } from './containment/text-of.ts'
import { logCrash } from './operator-log.ts'

interface ErrorBoundaryProps {
  ledger: Pick<Ledger, 'failed'>
  /** The contribution inside. Errors of other contributions do not replace it. */
  owner?: Owner
  /** Replaces the children after an error. Without it, the next boundary receives the error. */
  renderCrash?: (error: unknown) => ReactNode
  /** Another value clears the error. */
  resetKey?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  resetKey?: string | undefined
  crash?: { error: unknown; isOwn: boolean } | undefined
}

/**
 * React passes errors of effects that are cleaned up to the boundaries around what was removed: those inside are gone
 * with it. So a boundary also receives errors of contributions that it does not belong to. These are recorded for their
 * owner, and the children are mounted again; the ledger quarantines an owner that repeats it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { crash: { error, isOwn: false } }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return state.resetKey === resetKey ? null : { resetKey, crash: undefined }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const { owner, ledger } = this.props
    const culprit = ownerIn(componentStack) ?? owner
    const isOwn = culprit?.extension === owner?.extension && culprit?.module === owner?.module
    if (culprit && !(isOwn && isApiError(error))) {
      logCrash(culprit.extension, culprit.module, error)
      ledger.failed(culprit.extension, culprit.module, { kind: 'render', detail: textOf(error) })
    }
    this.setState({ crash: isOwn ? { error, isOwn } : undefined })
  }

  override render() {
    const { renderCrash, children } = this.props
    const { crash } = this.state
    if (!crash) return children
    if (!crash.isOwn) return null
    if (!renderCrash) throw crash.error
    return renderCrash(crash.error)
  }
}

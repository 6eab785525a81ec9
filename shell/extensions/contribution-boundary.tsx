import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { Component, type ReactNode } from 'react'

import { FailurePanel } from './failure-panel.tsx'

interface ContributionBoundaryProps {
  extension: FeedEntry
  onCrash: (error: unknown) => void
  onRetry: () => void
  children: ReactNode
}

interface ContributionBoundaryState {
  crash?: { error: unknown }
}

/** Error boundary of one contribution: shows a panel in its place. */
export class ContributionBoundary extends Component<ContributionBoundaryProps, ContributionBoundaryState> {
  override state: ContributionBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ContributionBoundaryState {
    return { crash: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    const { extension, onRetry, children } = this.props
    const { crash } = this.state
    if (!crash) return children
    const failure = { kind: 'render', detail: String(crash.error) } as const
    return <FailurePanel extension={extension} failure={failure} error={crash.error} onRetry={onRetry} />
  }
}

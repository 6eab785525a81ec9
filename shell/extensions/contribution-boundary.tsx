import { Component, type ReactNode } from 'react'

import { FailurePanel } from './failure-panel.tsx'
import { logCrash } from './operator-log.ts'

interface ContributionBoundaryProps {
  /** The extension's name. */
  name: string
  /** The exposed module that is shown inside. */
  module: string
  /** The person asks for another try. */
  onRetry: () => void
  children: ReactNode
}

interface ContributionBoundaryState {
  crash?: { error: unknown }
}

/** Keeps what one contribution throws while rendering to its own place, says so there, and lets everything else go on. */
export class ContributionBoundary extends Component<ContributionBoundaryProps, ContributionBoundaryState> {
  override state: ContributionBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ContributionBoundaryState {
    return { crash: { error } }
  }

  override componentDidCatch(error: unknown) {
    logCrash(this.props.name, this.props.module, error)
  }

  override render() {
    const { name, onRetry, children } = this.props
    const { crash } = this.state
    if (!crash) return children
    const failure = { kind: 'render', detail: String(crash.error) } as const
    return <FailurePanel name={name} failure={failure} error={crash.error} onRetry={onRetry} />
  }
}

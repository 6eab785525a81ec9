import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Hands what a contribution throws to the admin, which shows it. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

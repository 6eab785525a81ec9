import { isApiError } from '@stoa/api/http'
import { ExtensionNameContext } from '@stoa/extension-sdk/host'
import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { createElement, useContext, useState, type ComponentType, type ReactNode } from 'react'

import { forgetEntry } from '../federation/load-module.ts'
import { ContributionBoundary } from './contribution-boundary.tsx'
import { FailurePanel } from './failure-panel.tsx'
import { logCrash } from './operator-log.ts'
import { ShellContext } from './shell-context.ts'
import { useModule } from './use-module.ts'

interface ContributionProps {
  extension: FeedEntry
  contribution: ContributionEntry
  /** Props of the component, in addition to `notify`. */
  props: object
  /** Rendered while the code loads. */
  placeholder: ReactNode
  /** False while out of view. */
  isEnabled?: boolean
  /** Rendered once the contribution is quarantined; nothing by default. */
  quarantineFallback?: ReactNode
}

/** Loads and renders one contribution inside its own error boundary. */
export function Contribution({
  extension,
  contribution,
  props,
  placeholder,
  isEnabled = true,
  quarantineFallback = null,
}: ContributionProps) {
  const { notify, ledger } = useContext(ShellContext)
  const [attempt, setAttempt] = useState(0)
  const state = useModule(extension, contribution, { attempt, isEnabled })
  const { name } = extension.manifest
  const { module } = contribution

  if (state.status === 'loading') return placeholder
  if (state.status === 'failed') {
    if (state.failure.kind === 'quarantine') return quarantineFallback
    const retry = () => {
      forgetEntry(extension)
      setAttempt(attempt + 1)
    }
    return <FailurePanel extension={extension} failure={state.failure} onRetry={retry} />
  }
  const enterCrash = (error: unknown) => {
    if (isApiError(error)) return
    logCrash(name, module, error)
    ledger.failed(name, module, { kind: 'render', detail: String(error) })
  }
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ContributionBoundary
          key={attempt}
          extension={extension}
          onCrash={enterCrash}
          onRetry={() => {
            reset()
            setAttempt(attempt + 1)
          }}
        >
          <ExtensionNameContext value={name}>
            {createElement(state.exported as ComponentType<object>, { ...props, notify } as object)}
          </ExtensionNameContext>
        </ContributionBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

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
  /** What the component is given besides `notify`. */
  given: object
  /** Stands in its place until it is there. */
  placeholder: ReactNode
  /** False while nobody can see it. */
  isWanted?: boolean
  /** Stands in its place after it was taken out; nothing by default. */
  inQuarantine?: ReactNode
}

/** One contribution of one extension: loads it, shows it, and keeps whatever goes wrong with it to its own place. */
export function Contribution({
  extension,
  contribution,
  given,
  placeholder,
  isWanted = true,
  inQuarantine = null,
}: ContributionProps) {
  const { notify, ledger } = useContext(ShellContext)
  const [attempt, setAttempt] = useState(0)
  const state = useModule(extension, contribution, { attempt, isWanted })
  const { name } = extension.manifest
  const { module } = contribution

  if (state.status === 'loading') return placeholder
  if (state.status === 'failed') {
    if (state.failure.kind === 'quarantine') return inQuarantine
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
            {createElement(state.exported as ComponentType<object>, { ...given, notify } as object)}
          </ExtensionNameContext>
        </ContributionBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

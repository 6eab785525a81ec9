import { ExtensionNameContext } from '@stoa/extension-sdk/host'
import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { createElement, useContext, useState, type ComponentType, type ReactNode } from 'react'

import { forgetEntry } from '../federation/load-module.ts'
import { ContributionBoundary } from './contribution-boundary.tsx'
import { FailurePanel } from './failure-panel.tsx'
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
}

/** One contribution of one extension: loads it, shows it, and keeps whatever goes wrong with it to its own place. */
export function Contribution({
  extension,
  contribution,
  given,
  placeholder,
  isWanted = true,
}: ContributionProps) {
  const { notify } = useContext(ShellContext)
  const [attempt, setAttempt] = useState(0)
  const state = useModule(extension, contribution, { attempt, isWanted })
  const { name } = extension.manifest

  if (state.status === 'loading') return placeholder
  if (state.status === 'failed') {
    const retry = () => {
      forgetEntry(extension)
      setAttempt(attempt + 1)
    }
    return <FailurePanel name={name} failure={state.failure} onRetry={retry} />
  }
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ContributionBoundary
          key={attempt}
          name={name}
          module={contribution.module}
          onRetry={() => {
            reset()
            setAttempt(attempt + 1)
          }}
        >
          <ExtensionNameContext value={name}>
            {createElement(state.Component as ComponentType<object>, { ...given, notify } as object)}
          </ExtensionNameContext>
        </ContributionBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

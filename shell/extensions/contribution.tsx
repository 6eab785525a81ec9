import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { createElement, Suspense, useContext, useState, type ReactNode } from 'react'

import { forgetEntry } from '../federation/load-module.ts'
import { countRenders } from './containment/count-renders.ts'
import { markOf } from './containment/owner.ts'
import { textOf } from './containment/text-of.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ExtensionScope } from './extension-scope.tsx'
import { FailurePanel } from './failure-panel.tsx'
import { ShellContext } from './shell-context.ts'
import { lateDetail, Suspended } from './suspended.tsx'
import { useModule } from './use-module.ts'

interface ContributionProps {
  extension: FeedEntry
  contribution: ContributionEntry
  /** Props of the component, in addition to `notify`. */
  props: object
  /** Rendered while the code loads, and while the component suspends. */
  placeholder: ReactNode
  /** False while out of view. */
  isEnabled?: boolean
  /** Rendered once the contribution is quarantined; nothing by default. */
  quarantineFallback?: ReactNode
}

/** Loads and renders one contribution inside its own error and suspense boundaries. */
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
  const { module } = contribution
  const owner = { extension: extension.manifest.name, module }
  const again = () => setAttempt(attempt + 1)

  const content = () => {
    if (state.status === 'loading') return placeholder
    if (state.status === 'failed') {
      if (state.failure.kind === 'quarantine') return quarantineFallback
      const retry = () => {
        forgetEntry(extension)
        again()
      }
      return <FailurePanel extension={extension} failure={state.failure} onRetry={retry} />
    }
    const failure = { kind: 'timeout', detail: lateDetail(module) } as const
    const late = <FailurePanel extension={extension} failure={failure} onRetry={again} />
    return (
      <Suspense key={attempt} fallback={<Suspended owner={owner} placeholder={placeholder} late={late} />}>
        {createElement(
          markOf(owner),
          null,
          <ExtensionScope extension={extension}>
            {createElement(countRenders(state.exported, extension, module, ledger), {
              ...props,
              notify,
            } as object)}
          </ExtensionScope>,
        )}
      </Suspense>
    )
  }

  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          ledger={ledger}
          owner={owner}
          resetKey={`${attempt} ${state.status}`}
          renderCrash={(error) => (
            <FailurePanel
              extension={extension}
              failure={{ kind: 'render', detail: textOf(error) }}
              error={error}
              onRetry={() => {
                reset()
                again()
              }}
            />
          )}
        >
          {content()}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

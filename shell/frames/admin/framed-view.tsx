import { isApiError } from '@stoa/api/http'
import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { useContext, useState, type ComponentType } from 'react'
import { useInRouterContext, useLocation } from 'react-router'

import { FailurePanel } from '../../extensions/failure-panel.tsx'
import { logCrash } from '../../extensions/operator-log.ts'
import { ShellContext } from '../../extensions/shell-context.ts'
import type { RemoteFailure } from '../../federation/remote-state.ts'
import type { Kind } from './kind.ts'
import { LiveFrame, type LiveFrameProps } from './live-frame.tsx'

/** What ended a framed component; `error` is that of a failed call. */
interface Ended {
  failure: RemoteFailure
  error?: unknown
}

/** The component of a framed contribution: a frame that runs it, or why it stopped, with a retry in a new frame. */
export function viewOf(
  extension: FeedEntry,
  contribution: ContributionEntry,
  kind: Kind,
): ComponentType<object> {
  const { name } = extension.manifest
  const { module } = contribution
  return function FramedView(props) {
    const { ledger } = useContext(ShellContext)
    const [attempt, setAttempt] = useState(0)
    const [ended, setEnded] = useState<Ended>()
    const Frame = useInRouterContext() ? RoutedFrame : UnroutedFrame
    if (ended) {
      const retry = () => {
        setEnded(undefined)
        setAttempt(attempt + 1)
      }
      return <FailurePanel extension={extension} {...ended} onRetry={retry} />
    }
    return (
      <Frame
        key={attempt}
        extension={extension}
        contribution={contribution}
        kind={kind}
        given={props}
        onLoaded={(ms) => ledger.loaded(name, module, ms)}
        onFailure={(failure, error, isOver) => {
          if (!isApiError(error)) {
            logCrash(name, module, failure.detail)
            ledger.failed(name, module, failure)
          }
          if (isOver) setEnded({ failure, error })
        }}
      />
    )
  }
}

function RoutedFrame(props: Omit<LiveFrameProps, 'path'>) {
  const { pathname, search } = useLocation()
  return <LiveFrame {...props} path={pathname + search} />
}

/** The sign-in page has no router. */
function UnroutedFrame(props: Omit<LiveFrameProps, 'path'>) {
  return <LiveFrame {...props} path={location.pathname + location.search} />
}

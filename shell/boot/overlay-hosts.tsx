import type { ReactNode } from 'react'

import { QuestionHost } from '../dialogs/question-host.tsx'
import type { QuestionQueue } from '../dialogs/question-queue.ts'
import type { Ledger } from '../extensions/containment/ledger.ts'
import { ErrorBoundary } from '../extensions/error-boundary.tsx'
import { OverlayHost } from '../extensions/zone-overlay/overlay-host.tsx'
import { ToastHost } from '../toasts/toast-host.tsx'
import type { ToastQueue } from '../toasts/toast-queue.ts'

interface OverlayHostsProps {
  ledger: Ledger
  toasts: ToastQueue
  questions: QuestionQueue
  /** The overlay of zones could not be loaded. */
  onFailure: () => void
}

/** What opens over every page: one that fails takes neither the others nor the page with it. */
export function OverlayHosts({ ledger, toasts, questions, onFailure }: OverlayHostsProps) {
  const guard = (module: string, host: ReactNode) => (
    <ErrorBoundary ledger={ledger} owner={{ extension: 'shell', module }} renderCrash={() => null}>
      {host}
    </ErrorBoundary>
  )
  return (
    <>
      {guard('toasts', <ToastHost queue={toasts} />)}
      {guard('questions', <QuestionHost queue={questions} />)}
      {guard('overlay', <OverlayHost onFailure={onFailure} />)}
    </>
  )
}

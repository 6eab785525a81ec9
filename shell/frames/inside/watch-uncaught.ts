import { isApiError } from '@stoa/api/http'

import { textOf } from '../../extensions/containment/text-of.ts'
import type { Line } from './line.ts'

/** Tells the admin of errors that nobody catches. Failed calls are not the extension's fault. */
export function watchUncaught(line: Line): void {
  const tell = (error: unknown) => {
    if (!isApiError(error)) line.send({ type: 'failed', kind: 'event', detail: textOf(error), isOver: false })
  }
  addEventListener('error', ({ error }) => tell(error))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

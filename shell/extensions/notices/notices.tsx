import { lazy, Suspense, type ComponentType } from 'react'

import { BY_ADDRESS } from '../containment/switched-off.ts'
import type { Environment } from '../containment/environment.ts'
import { logCrash } from '../operator-log.ts'

const NoticeList = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./notice-list.tsx')).NoticeList }
  } catch (error) {
    // The layout survives; the operator's page shows the same information.
    logCrash('shell', 'notices', error)
    return { default: () => null }
  }
})

/** Notices above every page about differences from the feed. Without any, not even their code is loaded. */
export function Notices({ environment }: { environment: Environment }) {
  const { switchedOff, overrides, versions, missingFeed } = environment
  const isOrdinary =
    overrides.length === 0 &&
    versions.length === 0 &&
    !missingFeed &&
    !Object.values(switchedOff).includes(BY_ADDRESS)
  if (isOrdinary) return null
  return (
    <Suspense>
      <NoticeList />
    </Suspense>
  )
}

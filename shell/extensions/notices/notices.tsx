import { lazy, Suspense, type ComponentType } from 'react'

import { BY_ADDRESS } from '../containment/switched-off.ts'
import type { Environment } from '../containment/environment.ts'
import { logCrash } from '../operator-log.ts'

const NoticeList = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./notice-list.tsx')).NoticeList }
  } catch (error) {
    // The frame does not go down with it: the operators' page says the same.
    logCrash('shell', 'notices', error)
    return { default: () => null }
  }
})

/** Says above every page what is not as the feed has it; nothing, and no code for it, on an ordinary day. */
export function Notices({ environment }: { environment: Environment }) {
  const { switchedOff, overrides, versions } = environment
  const isOrdinary =
    overrides.length === 0 && versions.length === 0 && !Object.values(switchedOff).includes(BY_ADDRESS)
  if (isOrdinary) return null
  return (
    <Suspense>
      <NoticeList />
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'

import { BY_ADDRESS } from '../containment/switched-off.ts'
import type { Environment } from '../containment/environment.ts'

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }))

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

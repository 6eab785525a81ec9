import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'

import { logCrash } from '../extensions/operator-log.ts'

interface TrailProps {
  title: string
}

const TrailLinks = lazy(async (): Promise<{ default: ComponentType<TrailProps> }> => {
  try {
    return { default: (await import(/* webpackChunkName: "trail" */ './trail-links.tsx')).TrailLinks }
  } catch (error) {
    // The page does not go down with it: it has its own way back.
    logCrash('shell', 'trail', error)
    return { default: () => null }
  }
})

/** From here on, counted in slashes, a page can lie below two others. */
const DEEP = 4

/** Where the trail stands; its code is fetched when a page lies deep enough for one. */
export function TrailPlace({ title }: TrailProps) {
  const { pathname } = useLocation()
  if (pathname.split('/').length - 1 < DEEP) return null
  return (
    <Suspense fallback={null}>
      <TrailLinks title={title} />
    </Suspense>
  )
}

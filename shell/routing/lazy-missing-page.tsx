import { lazy, Suspense } from 'react'

import type { MissingFeed } from '../federation/recover-feed.ts'

const load = () => import(/* webpackChunkName: "containment" */ './missing-page.tsx')
const ForFeed = lazy(async () => ({ default: (await load()).FeedMissingPage }))
const ForFlags = lazy(async () => ({ default: (await load()).FlagsMissingPage }))

/** A page that may exist: the feed, or else the flags of the store, are missing. */
export const MissingPage = ({ feed }: { feed?: MissingFeed }) => (
  <Suspense>{feed ? <ForFeed missing={feed} /> : <ForFlags />}</Suspense>
)

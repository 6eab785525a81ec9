import { useContext, useEffect } from 'react'

import { ShellContext } from '../extensions/shell-context.ts'
import { rememberFeed } from '../federation/remembered-feed.ts'

/** Keeps the server's feed in this browser, for visits that cannot read it. */
export function FeedService() {
  const { feed, environment } = useContext(ShellContext)
  const { overrides, versions, missingFeed } = environment
  const isFromServer = !missingFeed && overrides.length === 0 && versions.length === 0
  useEffect(() => {
    if (isFromServer) rememberFeed(feed)
  }, [feed, isFromServer])
  return null
}

import { useApi } from '@stoa/api/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { ConnectionNotices } from './connection-notices.tsx'
import { createConnectionStore } from './connection-store.ts'
import { keepUnsent } from './keep-unsent.ts'
import { watchConnection } from './watch-connection.ts'
import { watchSlowness } from './watch-slowness.ts'

/** Says above every page when the store's server is silent or slow, and what was not saved because of it. */
export function OfflineRoom() {
  const http = useApi()
  const cache = useQueryClient()
  const [store] = useState(createConnectionStore)
  useEffect(() => {
    const leavers = [
      watchConnection({ http, cache, store }),
      watchSlowness(cache, store),
      keepUnsent(cache, store),
    ]
    return () => {
      for (const leave of leavers) leave()
    }
  }, [http, cache, store])
  return <ConnectionNotices store={store} />
}

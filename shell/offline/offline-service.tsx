import { useApi } from '@stoa/api/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { ConnectionNotices } from './connection-notices.tsx'
import { createConnectionStore } from './connection-store.ts'
import { collectUnsent } from './collect-unsent.ts'
import { watchConnection } from './watch-connection.ts'
import { watchSlowness } from './watch-slowness.ts'

/** Shows banners about a silent or slow server and unsaved writes above every page. */
export function OfflineService() {
  const http = useApi()
  const cache = useQueryClient()
  const [store] = useState(createConnectionStore)
  useEffect(() => {
    const cleanups = [
      watchConnection({ http, cache, store }),
      watchSlowness(cache, store),
      collectUnsent(cache, store),
    ]
    return () => {
      for (const leave of cleanups) leave()
    }
  }, [http, cache, store])
  return <ConnectionNotices store={store} />
}

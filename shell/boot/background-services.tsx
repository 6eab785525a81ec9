import { useEffect } from 'react'

import { JobsService } from '../jobs/jobs-service.tsx'
import type { JobBoard } from '../jobs/job-board.ts'
import { OfflineService } from '../offline/offline-service.tsx'
import { FeedService } from './feed-service.tsx'
import { fetchAhead } from './fetch-ahead.ts'
import { VersionService } from './version-service.tsx'
import type { SessionStore } from '../session/session-store.ts'

export interface BackgroundServicesProps {
  board: JobBoard
  session: SessionStore
}

/** Services that run behind every page. Loaded after the first page. */
export function BackgroundServices({ board, session }: BackgroundServicesProps) {
  useEffect(() => void fetchAhead('later'), [])
  return (
    <>
      <FeedService />
      <OfflineService />
      <VersionService />
      <JobsService board={board} session={session} />
    </>
  )
}

import { keysChangedBy, type BatchJob } from '@stoa/api/admin/batch-jobs'
import { isSessionLost, type HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

import type { JobBoard } from './job-board.ts'
import { changedAfter, completedAfter, lastCompletion } from './job-rules.ts'
import { jobsQuery } from './jobs-query.ts'
import { lastNotice, lastSeen } from './job-moments.ts'
import { createPoller } from './poller.ts'

interface JobWatchParts {
  http: HttpClient
  cache: QueryClient
  board: JobBoard
  /** Id of the signed-in person. */
  person: string
  /** Called for each job completed since the last announcement in any tab. */
  onCompleted: (job: BatchJob) => void
}

/** Polls the jobs while the page is visible and the session lasts. Returns a function that stops it. */
export function watchJobs({ http, cache, board, person, onCompleted }: JobWatchParts): () => void {
  const notified = lastNotice(person)
  const seen = lastSeen(person)
  let jobs: readonly BatchJob[] = []
  /** Completions up to this moment have refreshed this tab's cache; other tabs have their own. */
  let refreshedUntil: number | undefined

  const count = () => board.setState({ newCount: changedAfter(jobs, seen.read() ?? 0) })

  const notify = () => {
    const last = lastCompletion(jobs)
    const until = notified.read() ?? last
    notified.write(Math.max(last, until))
    for (const job of completedAfter(jobs, until)) onCompleted(job)
    refreshedUntil ??= until
    for (const queryKey of completedAfter(jobs, refreshedUntil).flatMap(keysChangedBy))
      void cache.invalidateQueries({ queryKey })
    refreshedUntil = Math.max(last, refreshedUntil)
  }

  const poller = createPoller(async () => {
    try {
      const answer = await cache.fetchQuery({ ...jobsQuery(http), staleTime: 0, retry: false })
      jobs = answer.batch_jobs
    } catch (error) {
      // The drawer shows its own error and the next poll retries; a lost session ends polling.
      if (isSessionLost(error)) stop()
      return
    }
    notify()
    count()
  })

  const onVisibility = () => (document.hidden ? poller.pause() : poller.resume())
  const stopBoard = board.subscribe(({ startedCount }, before) => {
    if (startedCount !== before.startedCount) poller.reset()
  })
  const stopSeen = seen.subscribe(count)
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('focus', onVisibility)
  onVisibility()

  function stop() {
    poller.pause()
    stopBoard()
    stopSeen()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('focus', onVisibility)
  }
  return stop
}

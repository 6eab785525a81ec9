import { keysChangedBy, type BatchJob } from '@stoa/api/admin/batch-jobs'
import { isSessionLost, type HttpClient } from '@stoa/api/http'
import type { QueryClient } from '@tanstack/react-query'

import type { JobBoard } from './job-board.ts'
import { changedAfter, completedAfter, lastCompletion } from './job-rules.ts'
import { jobsQuery } from './jobs-query.ts'
import { lastNotice, lastSeen } from './kept-moments.ts'
import { createPoller } from './poller.ts'

interface JobWatchParts {
  http: HttpClient
  cache: QueryClient
  board: JobBoard
  /** Whose jobs. */
  person: string
  /** Told of each job that was completed since the last notice, in this tab or in another. */
  onCompleted: (job: BatchJob) => void
}

/** Reads the jobs again and again while the page is in sight, until the session is lost. The answer ends that, too. */
export function watchJobs({ http, cache, board, person, onCompleted }: JobWatchParts): () => void {
  const told = lastNotice(person)
  const seen = lastSeen(person)
  let jobs: readonly BatchJob[] = []
  /** Until when this tab knows what jobs have changed; another tab has a cache of its own. */
  let knownUntil: number | undefined

  const count = () => board.setState({ newCount: changedAfter(jobs, seen.read() ?? 0) })

  const tell = () => {
    const last = lastCompletion(jobs)
    const until = told.read() ?? last
    told.write(Math.max(last, until))
    for (const job of completedAfter(jobs, until)) onCompleted(job)
    knownUntil ??= until
    for (const queryKey of completedAfter(jobs, knownUntil).flatMap(keysChangedBy))
      void cache.invalidateQueries({ queryKey })
    knownUntil = Math.max(last, knownUntil)
  }

  const poller = createPoller(async () => {
    try {
      const answer = await cache.fetchQuery({ ...jobsQuery(http), staleTime: 0, retry: false })
      jobs = answer.batch_jobs
    } catch (error) {
      // The drawer says it to whoever looks, and the next poll tries again; without a session there is none.
      if (isSessionLost(error)) leave()
      return
    }
    tell()
    count()
  })

  const look = () => (document.hidden ? poller.pause() : poller.resume())
  const leaveBoard = board.subscribe(({ started }, before) => {
    if (started !== before.started) poller.reset()
  })
  const leaveSeen = seen.subscribe(count)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  look()

  function leave() {
    poller.pause()
    leaveBoard()
    leaveSeen()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
  return leave
}

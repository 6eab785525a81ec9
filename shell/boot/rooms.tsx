import { JobsRoom } from '../jobs/jobs-room.tsx'
import type { JobBoard } from '../jobs/job-board.ts'
import { OfflineRoom } from '../offline/offline-room.tsx'
import { RoutingRoom } from '../routing/routing-room.tsx'
import { SessionRoom } from '../session/session-room.tsx'
import type { SessionStore } from '../session/session-store.ts'

/** What the rooms share with the rest of the shell. */
export interface RoomsProps {
  board: JobBoard
  session: SessionStore
}

/** The rooms of the shell that work behind every page and that no first page waits for. */
export function Rooms({ board, session }: RoomsProps) {
  return (
    <>
      <OfflineRoom />
      <SessionRoom session={session} />
      <RoutingRoom />
      <JobsRoom board={board} session={session} />
    </>
  )
}

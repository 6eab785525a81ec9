import { createRemembered, type Remembered } from '@stoa/ui/remembered'

const moments = new Map<string, Remembered<number>>()

/** One store per key, so that all readers in this tab see each write. */
function momentOf(name: string, person: string): Remembered<number> {
  const key = `stoa.jobs.${name}.${person}`
  const existing = moments.get(key)
  if (existing) return existing
  const moment = createRemembered({
    key,
    storage: 'localStorage',
    check: (stored) => (typeof stored === 'number' ? stored : undefined),
  })
  moments.set(key, moment)
  return moment
}

/** Completion of the last job announced to this person, in milliseconds of the server's clock. */
export const lastNotice = (person: string): Remembered<number> => momentOf('notified', person)

/** Last change of any job that this person has looked at, in milliseconds of the server's clock. */
export const lastSeen = (person: string): Remembered<number> => momentOf('seen', person)

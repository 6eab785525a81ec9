import { createRemembered, type Remembered } from '@stoa/api/remembered'

const moments = new Map<string, Remembered<number>>()

/** One for each key, so that whoever listens hears of what others in this tab write. */
function momentOf(name: string, person: string): Remembered<number> {
  const key = `stoa.jobs.${name}.${person}`
  const known = moments.get(key)
  if (known) return known
  const made = createRemembered({
    key,
    storage: 'localStorage',
    check: (stored) => (typeof stored === 'number' ? stored : undefined),
  })
  moments.set(key, made)
  return made
}

/** When the last job that this person was told of was completed, in milliseconds of the server's clock. */
export const lastNotice = (person: string): Remembered<number> => momentOf('told', person)

/** When something last happened to a job that this person has looked at, in milliseconds of the server's clock. */
export const lastSeen = (person: string): Remembered<number> => momentOf('seen', person)

import { postToTabs } from './tabs.ts'

/** What could not be sent. */
export interface Unsent {
  count: number
  /** What they are called, as far as their pages are on screen. */
  names: readonly string[]
}

/** How long other tabs may take, in ms. */
const OTHERS_MS = 10_000

/** Pages of areas answer to it, send what waits to be sent, and give the names of what is left. */
const SEND_HELD = 'stoa.send-held'
/** Where a page keeps what waits, and the lock of a tab for as long as something does. The name of the page follows. */
const KEPT = 'stoa.draft.held.'
const LOCK = 'stoa.held.'

/** Has the pages of this tab send at once what waits to be sent. Resolves with the names of what is left. */
async function sendHeldHere(): Promise<string[]> {
  const answers: Promise<readonly string[]>[] = []
  dispatchEvent(
    new CustomEvent(SEND_HELD, { detail: (unsent: Promise<readonly string[]>) => answers.push(unsent) }),
  )
  return (await Promise.all(answers)).flat()
}

/** As `sendHeldHere`, when another tab asks for it. */
export const answerSendHeld = (): void => void sendHeldHere()

const keptAt = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]

/** How much each page of this tab keeps. */
function keptHere(): Map<string, number> {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(KEPT))
    return new Map(keys.map((key) => [key.slice(KEPT.length), keptAt(key).length]))
  } catch {
    // Blocked storage keeps nothing.
    return new Map()
  }
}

/** Has the other tabs send what waits, and waits for them. Resolves with the number of pages that still hold something. */
async function unsentElsewhere(here: ReadonlyMap<string, number>): Promise<number> {
  // Without a secure connection there are no locks.
  const locks = (navigator as Partial<Navigator>).locks
  const { held = [] } = (await locks?.query()) ?? {}
  const names = held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? name : []))
  const others = names.filter((name) => !here.has(name.slice(LOCK.length)))
  if (!locks || others.length === 0) return 0
  postToTabs({ kind: 'send-held' })
  const signal = AbortSignal.timeout(OTHERS_MS)
  const released = await Promise.allSettled(
    others.map((name) => locks.request(name, { signal }, () => undefined)),
  )
  return released.filter(({ status }) => status === 'rejected').length
}

/** Has all tabs of this browser send at once what waits to be sent, and resolves with what is left. */
export async function sendHeld(): Promise<Unsent> {
  const names = await sendHeldHere()
  const here = keptHere()
  const elsewhere = await unsentElsewhere(here)
  return { names, count: [...here.values()].reduce((sum, count) => sum + count, elsewhere) }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Who holds the lock. */
export interface LockHolder {
  pid: number
  /** When the process began, in the system's own count: a later process with the same pid began at another time. */
  began: string
  addresses: readonly string[]
}

/** Takes the lock file, or answers who holds it. A file that a dead process left behind does not count. */
export function takeLock(file: string, addresses: readonly string[]): LockHolder | undefined {
  const mine: LockHolder = { pid: process.pid, began: beginning(process.pid), addresses }
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' })
      return undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = readHolder(file)
    if (holder && isRunning(holder)) return holder
    rmSync(file, { force: true })
  }
}

/** Gives the lock back, unless it is someone else's by now. */
export function releaseLock(file: string): void {
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
}

function readHolder(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder
  } catch {
    // Given back meanwhile, or cut short by a crash: nobody holds it.
    return undefined
  }
}

function isRunning({ pid, began }: LockHolder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return beginning(pid) === began
}

/** Field 22 of `/proc/<pid>/stat`, counted behind the name in parentheses; empty on systems without it. */
function beginning(pid: number): string {
  if (process.platform !== 'linux') return ''
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

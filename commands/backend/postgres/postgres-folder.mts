import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canEnter, readNobody, type User } from './unprivileged-user.mts'

export interface PostgresFolder {
  path: string
  /** The user to run as; undefined for the current one. */
  user?: User
}

/**
 * Where PostgreSQL lives: `<data>/postgres`. Started by root from a folder that `nobody` may not enter,
 * that name is a link to a folder under the system's temporary one.
 */
export function openPostgresFolder(dataFolder: string): PostgresFolder {
  const usual = join(dataFolder, 'postgres')
  const found = lstatSync(usual, { throwIfNoEntry: false })
  const self = process.getuid?.()
  if (self !== 0) {
    if (found && found.uid !== self)
      throw new Error(`${usual} belongs to another user. Choose another data folder.`)
    mkdirSync(usual, { recursive: true, mode: 0o700 })
    return { path: usual }
  }
  const owner = found?.isDirectory() ? { uid: found.uid, gid: found.gid } : undefined
  if (owner && canEnter(owner, dataFolder)) return { path: usual, user: owner }
  if (owner) throw new Error(`${usual} lies where its owner cannot enter. Choose another data folder.`)
  const user = readNobody()
  if (canEnter(user, dataFolder)) return { path: give(usual, user), user }
  const outside = join(
    tmpdir(),
    `stoa-postgres-${createHash('sha256').update(usual).digest('hex').slice(0, 12)}`,
  )
  rmSync(usual, { force: true })
  symlinkSync(outside, usual)
  return { path: give(outside, user), user }
}

/** Removes a data folder that nothing runs on, and what lies outside of it. */
export function removeDataFolder(dataFolder: string): void {
  const postgres = join(dataFolder, 'postgres')
  if (lstatSync(postgres, { throwIfNoEntry: false })?.isSymbolicLink())
    rmSync(readlinkSync(postgres), { recursive: true, force: true })
  rmSync(dataFolder, { recursive: true, force: true })
}

/** The temporary folder is everybody's: a name that someone else took there is not used. */
function give(folder: string, user: User): string {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found && !(found.isDirectory() && found.uid === user.uid))
    throw new Error(`${folder} is in the way; remove it.`)
  mkdirSync(folder, { recursive: true })
  chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  return folder
}

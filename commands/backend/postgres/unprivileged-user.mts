import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export interface User {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root; everyone has a `nobody` that it can run as. */
export function readNobody(): User {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [uid, gid] = (line ?? '').split(':').slice(2, 4).map(Number)
  return uid === undefined || gid === undefined ? { uid: 65534, gid: 65534 } : { uid, gid }
}

/** Whether that user may walk into the folder; of a folder yet to be made, into its nearest parent. */
export function canEnter(user: User, folder: string): boolean {
  const parent = dirname(folder)
  if (parent !== folder && !canEnter(user, parent)) return false
  if (!existsSync(folder)) return true
  const { uid, gid, mode } = statSync(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  return (mode & bit) !== 0
}

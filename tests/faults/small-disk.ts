import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A folder on a disk of its own, which can be filled. */
export interface SmallDisk {
  folder: string
  /** Leaves no byte free. */
  fill(): void
  /** Gives back what {@link SmallDisk.fill} took. */
  free(): void
  remove(): void
}

const CHUNK_BYTES = 65_536

const run = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** Writes until the disk takes nothing more. */
function fillUp(file: string): void {
  const handle = openSync(file, 'a')
  try {
    for (let bytes = CHUNK_BYTES; bytes >= 1; bytes /= 2) while (writes(handle, bytes));
  } finally {
    closeSync(handle)
  }
}

function writes(handle: number, bytes: number): boolean {
  try {
    return writeSync(handle, Buffer.alloc(bytes)) > 0
  } catch {
    return false
  }
}

/** Mounts a disk of so many megabytes; nothing where this process may not, as anywhere but on Linux as root. */
export function openSmallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true })
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) return undefined
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => fillUp(filler),
    free: () => rmSync(filler, { force: true }),
    remove: () => void run('umount', folder),
  }
}

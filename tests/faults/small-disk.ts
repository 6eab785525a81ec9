import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A disk that can be filled without harm to anything else. */
export interface SmallDisk {
  /** Takes all the space that is left. */
  fill(): void
  /** Gives that space back. */
  free(): void
  unmount(): void
}

const SIZE = '768m'
const CHUNK = Buffer.alloc(1 << 20)

const run = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0

/** Mounts a disk of its own at a folder; undefined where that is not allowed: only root on Linux may. */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true })
  // An earlier run that was killed may have left its own.
  run('umount', folder)
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder)) return undefined
  const filler = join(folder, 'filler')
  return {
    fill: () => writeUntilFull(filler),
    free: () => rmSync(filler, { force: true }),
    unmount: () => void run('umount', folder),
  }
}

function writeUntilFull(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (let size = CHUNK.length; size > 0;) {
      try {
        writeSync(file, CHUNK, 0, size)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        size >>= 1
      }
    }
  } finally {
    closeSync(file)
  }
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLineOf, stopProcess } from './postgres/processes.mts'

interface Holder {
  pid: number
  /** Tells a holder that still runs from a stranger that was given its pid later. */
  commandLine: string | undefined
}

export interface Lock {
  /** Remembers the store process, so that the next start can end it should this one be killed. */
  noteChild(pid: number): void
  release(): void
}

/** Makes this process the only one that works on the folder; throws an Error that names who does already. */
export async function takeLock(dataFolder: string): Promise<Lock> {
  const file = join(dataFolder, 'running.json')
  const self = describe(process.pid)
  const [holder, child] = read(file)
  if (isAlive(holder))
    throw new Error(`A store already runs on ${dataFolder} (process ${holder.pid}). Stop it first.`)
  if (isAlive(child)) await stopProcess(child.pid, 'SIGTERM', 'SIGKILL', 3000)
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify([self]), { flag: 'wx' })
  return {
    noteChild: (pid) => writeFileSync(file, JSON.stringify([self, describe(pid)])),
    release: () => rmSync(file, { force: true }),
  }
}

function describe(pid: number): Holder {
  return { pid, commandLine: commandLineOf(pid) }
}

function read(file: string): Holder[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder[]
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function isAlive(holder: Holder | undefined): holder is Holder {
  return (
    holder !== undefined && holder.pid !== process.pid && commandLineOf(holder.pid) === holder.commandLine
  )
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const hasProc = existsSync('/proc/self/stat')

/** The command line of a process, or undefined when it has none: no such process, or a zombie. */
export function commandLineOf(pid: number): string | undefined {
  try {
    const text = hasProc
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : askPs(pid, ['-ww', '-o', 'args='])
    return text.trim() || undefined
  } catch {
    return undefined
  }
}

/** Resolves to true once the process has let go of its files and ports, to false when it has not after `ms`. */
export async function isGone(pid: number, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false
    await wait(20)
  }
  return true
}

/** Sends a signal; a process that is already gone is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Asks a process to stop, and after `ms` insists. */
export async function stopProcess(
  pid: number,
  polite: NodeJS.Signals,
  firm: NodeJS.Signals,
  ms: number,
): Promise<void> {
  signal(pid, polite)
  if (await isGone(pid, ms)) return
  signal(pid, firm)
  await isGone(pid, ms)
}

/** A zombie has ended; only its parent has not looked yet. */
function isRunning(pid: number): boolean {
  try {
    const state = hasProc
      ? readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
      : askPs(pid, ['-o', 'stat='])
    return !/^[ZX]/.test(state.trim())
  } catch {
    return false
  }
}

function askPs(pid: number, format: string[]): string {
  return execFileSync('ps', [...format, '-p', String(pid)], { encoding: 'utf8' })
}

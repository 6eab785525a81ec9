import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'

import { ROOT } from '../stack/paths.ts'
import type { StopList } from '../stack/stop.ts'
import type { Check } from './stages.ts'

/** What came of a check. */
export interface Ended {
  passed: boolean
  /** What the check printed; empty when it printed to a terminal. */
  output: string
}

/** The longest check takes half of it on a slow machine; one that hangs is stopped, and the others still run. */
const MOST_MINUTES = 55
const MINUTE_MS = 60_000
const ON_WINDOWS = process.platform === 'win32'
/** What a check runs in turn runs on the same Node. */
const env = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
}

/**
 * Runs a check in a process group of its own, so that it can be stopped together with what it has started. The output
 * of a check in the background is printed when the check has ended.
 */
export function runCheck(
  { name, program, args, folder = ROOT }: Check,
  isBackground: boolean,
  stops: StopList,
): Promise<Ended> {
  if (!isBackground) console.log(`\n— ${name}`)
  const output: Buffer[] = []
  const stream = isBackground || !process.stdout.isTTY ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    cwd: folder,
    env,
    stdio: ['inherit', stream, stream],
    shell: ON_WINDOWS,
    detached: !ON_WINDOWS,
  })
  for (const part of [child.stdout, child.stderr])
    part?.on('data', (data: Buffer) => {
      output.push(data)
      if (!isBackground) process.stdout.write(data)
    })
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (isBackground) console.log(`\n— ${name}\n${Buffer.concat(output)}`)
      resolve({ passed: code === 0, output: String(Buffer.concat(output)) })
    })
  })
  const send = (signal: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    if (ON_WINDOWS) child.kill(signal)
    else process.kill(-child.pid, signal)
  }
  const stop = async () => {
    send('SIGINT')
    await ended
  }
  const late = setTimeout(() => {
    console.error(`\n${name} has not ended after ${MOST_MINUTES} minutes, and is stopped.`)
    send('SIGINT')
    setTimeout(() => send('SIGKILL'), MINUTE_MS).unref()
  }, MOST_MINUTES * MINUTE_MS)
  stops.add({ stop, force: () => send('SIGKILL') })
  return ended.finally(() => clearTimeout(late))
}

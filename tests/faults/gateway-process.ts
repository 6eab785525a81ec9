import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { ROOT } from '../../commands/stack/paths.ts'

/** The gateway as operators run it: a process of its own. */
export interface GatewayProcess {
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>
}

const PROGRAM = join(ROOT, 'shell/gateway/main.ts')
const SERVES = / is served at /

/** Resolves once the process says that it serves; rejects with what it says when it ends instead. */
async function untilItServes({ stdout, stderr }: ChildProcess, ended: Promise<unknown>): Promise<void> {
  let said = ''
  const serves = new Promise<void>((resolve) => {
    stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk)
      if (SERVES.test(said)) resolve()
    })
  })
  stderr?.on('data', (chunk: Buffer) => (said += String(chunk)))
  const failed = ended.then(() => Promise.reject(new Error(`The gateway ended. ${said}`)))
  await Promise.race([serves, failed])
  failed.catch(() => undefined)
}

/** Serves a deployed tree. */
export async function startGateway(root: string, port: number): Promise<GatewayProcess> {
  const args = [PROGRAM, '--root', root, '--port', String(port), '--local-extensions']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  await untilItServes(child, ended)
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

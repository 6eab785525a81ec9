import { readCommandLine } from './command-line.mts'
import type { Report } from './messages.mts'

const cancel = new AbortController()
const cancelled = new Promise<undefined>((resolve) => {
  cancel.signal.addEventListener('abort', () => resolve(undefined))
})
for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(event, () => cancel.abort())
process.on('message', (message) => {
  if (message === 'stop') cancel.abort()
})

try {
  const options = readCommandLine(process.argv.slice(2))
  const { startStore } = await import('./start-store.mts')
  const store = await startStore(options, tell, cancel.signal)
  const reason = await Promise.race([store.broken, cancelled])
  await store.stop()
  await leave(reason)
} catch (error) {
  await leave(cancel.signal.aborted ? undefined : explain(error as NodeJS.ErrnoException))
}

function tell(report: Report): void {
  if (process.connected) process.send?.(report)
  else console.log(report)
}

function explain(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') return error.message
  return `The store's packages are not installed. Run "npm ci --ignore-scripts" in ${import.meta.dirname}.`
}

async function leave(failed: string | undefined): Promise<never> {
  if (failed && process.connected) await new Promise((sent) => process.send?.({ failed }, sent))
  else if (failed) console.error(failed)
  process.exit(failed ? 1 : 0)
}

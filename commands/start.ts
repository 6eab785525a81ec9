import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { shopper, staff } from './backend/accounts.mts'
import { type Stack, startStack } from './stack/stack.ts'
import { releaseLock, takeLock } from './stack/lock.ts'
import { DATA } from './stack/paths.ts'
import { requireFreePorts } from './stack/ports.ts'
import { createProgress, seconds } from './stack/progress.ts'
import { readSettings, type Settings, wantedPorts } from './stack/settings.ts'
import { createStopList, stopOnSignals } from './stack/stop.ts'

const USAGE = `Usage: npm start [-- --reset]

Serves the admin, the shop and an example extension, with a real store behind them.

  --reset   begin with a fresh store: orders, products and uploads made here are dropped
  --help    this text

  BACKEND_URL       use the backend at this address, and do not start the embedded store
  ADMIN_PORT 7001   SHOP_PORT 8000   LOYALTY_PORT 7101   BACKEND_PORT 9000`

const LOCK = join(DATA, 'start.pid')

const { reset, settings } = readCommandLine()
const progress = createProgress(process.stdout)
const stops = createStopList()
const stopAsked = stopOnSignals(stops)

try {
  await start()
} catch (error) {
  // What fails because it was stopped is no failure; the signal's handler ends the process.
  if (!stopAsked()) await fail((error as Error).message)
}

function readCommandLine(): { reset: boolean; settings: Settings } {
  try {
    const options = {
      reset: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    } as const
    const { values } = parseArgs({ options })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    return { reset: values.reset, settings: readSettings(process.env) }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    process.exit(2)
  }
}

async function start(): Promise<void> {
  const begun = performance.now()
  lock()
  await requireFreePorts(wantedPorts(settings))
  const stack = await startStack({
    ...settings,
    dataDir: DATA,
    reset,
    stops,
    onBegin: progress.begin,
    onStep: progress.end,
    onNotice: progress.say,
  })
  progress.close()
  console.log(
    `\n${progress.table()}\n\nStoa is ready after ${seconds(performance.now() - begun)}.\n\n${welcome(stack)}\n`,
  )
}

function lock(): void {
  const holder = takeLock(
    LOCK,
    wantedPorts(settings).map(({ name, port }) => `${name} http://localhost:${port}`),
  )
  if (holder) {
    throw new Error(
      `Stoa runs already, as process ${holder.pid}:\n  ${holder.addresses.join('\n  ')}\nStop it with Ctrl-C where it runs, or with "kill ${holder.pid}".`,
    )
  }
  process.on('exit', () => releaseLock(LOCK))
}

function welcome({ urls }: Stack): string {
  const lines = [
    `  Admin      ${urls.admin}`,
    `  Shop       ${urls.shop}`,
    `  Extension  ${urls.loyalty}`,
    `  Backend    ${urls.backend}`,
  ]
  if (!settings.backendUrl) {
    lines.push(
      `  E-mails    ${urls.backend}/development/links`,
      '',
      `  Staff      ${staff.email}  ${staff.password}`,
      `  Shopper    ${shopper.email}  ${shopper.password}`,
    )
  }
  return [...lines, '', 'Ctrl-C stops everything.'].join('\n')
}

async function fail(message: string): Promise<never> {
  progress.close()
  console.error(`\n${message}`)
  await stops.stop()
  process.exit(1)
}

import { parseArgs } from 'node:util'

import { staff } from './backend/accounts.mts'
import { areaPorts, startDevelopment } from '../webpack/development.ts'
import { openBackend } from './stack/open-backend.ts'
import { DATA } from './stack/paths.ts'
import { requireFreePorts, type WantedPort } from './stack/ports.ts'
import { createProgress } from './stack/progress.ts'
import { readSettings, requireDistinct, type Settings, wantedPorts } from './stack/settings.ts'
import { createStopList, stopOnSignals } from './stack/stop.ts'

const USAGE = `Usage: npm run dev [-- --reset]

Serves the shell, the shop and every remote from memory with hot reload, against the embedded store.

  --reset   begin with a fresh store
  --help    this text

?lng=en-XA in an address shows the English texts with accents and 40 % longer: texts in the code, clipped ones and those
put together from parts can be seen.

The environment variables of "npm start" work here too. The remotes take the four ports after the admin's.`

const { reset, settings, wanted } = readCommandLine()
const stops = createStopList()
const progress = createProgress(process.stdout)
const stopAsked = stopOnSignals(stops)

try {
  await start()
} catch (error) {
  // What fails because it was stopped is no failure; the signal's handler ends the process.
  if (!stopAsked()) await fail((error as Error).message)
}

function readCommandLine(): { reset: boolean; settings: Settings; wanted: WantedPort[] } {
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
    const read = readSettings(process.env)
    const areas = areaPorts(read.ports.admin).map((area) => ({ ...area, variable: 'ADMIN_PORT' }))
    const ports = [...wantedPorts(read), ...areas]
    requireDistinct(ports)
    return { reset: values.reset, settings: read, wanted: ports }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    process.exit(2)
  }
}

async function start(): Promise<void> {
  await requireFreePorts(wanted)
  const backend = await openBackend(
    {
      ...settings,
      dataDir: DATA,
      reset,
      onBegin: progress.begin,
      onStep: progress.end,
      onNotice: progress.say,
    },
    stops,
  )
  progress.begin('first builds')
  const begun = performance.now()
  const { admin, shop, loyalty } = settings.ports
  const development = await startDevelopment({ admin, shop, loyalty }, backend)
  stops.add({ stop: development.close })
  progress.end('first builds', performance.now() - begun, false)
  progress.close()
  console.log(`\nAdmin      http://localhost:${admin}\nShop       http://localhost:${shop}`)
  if (!settings.backendUrl) console.log(`Staff      ${staff.email}  ${staff.password}`)
  console.log('\nCtrl-C stops everything.')
}

async function fail(message: string): Promise<never> {
  progress.close()
  console.error(`\n${message}`)
  await stops.stop()
  process.exit(1)
}

import { parseArgs } from 'node:util'

import { staff } from '../tests/backend/accounts.mts'
import { startDevelopment } from '../webpack/development.ts'
import { openBackend } from './house/open-backend.ts'
import { DATA } from './house/places.ts'
import { requireFreePorts } from './house/ports.ts'
import { createProgress } from './house/progress.ts'
import { readSettings, wantedPorts } from './house/settings.ts'
import { createStopList, stopOnSignals } from './house/stop.ts'

const USAGE = `Usage: npm run dev [-- --reset]

Serves the shell, the shop and every remote from memory with hot reload, against the embedded store.

  --reset   begin with a fresh store
  --help    this text

The environment variables of "npm start" work here too.`

function readCommandLine(): { reset: boolean } {
  const options = {
    reset: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const
  const { values } = parseArgs({ options })
  if (!values.help) return { reset: values.reset }
  console.log(USAGE)
  process.exit(0)
}

const { reset } = readCommandLine()
const settings = readSettings(process.env)
const stops = createStopList()
const progress = createProgress(process.stdout)

try {
  await requireFreePorts(wantedPorts(settings))
  stopOnSignals(stops)
  const steps = { onBegin: progress.begin, onStep: progress.end, onNotice: progress.say }
  const backend = await openBackend({ ...settings, ...steps, dataDir: DATA, reset }, stops)
  progress.begin('first builds')
  const start = performance.now()
  const { admin, shop, loyalty } = settings.ports
  const development = await startDevelopment({ admin, shop, loyalty }, backend)
  stops.add({ stop: development.close })
  progress.end('first builds', performance.now() - start, false)
  progress.close()
  console.log(`\nAdmin      http://localhost:${admin}\nShop       http://localhost:${shop}`)
  console.log(`Staff      ${staff.email}  ${staff.password}\n\nCtrl-C stops everything.`)
} catch (error) {
  progress.close()
  console.error((error as Error).message)
  await stops.stop()
  process.exit(1)
}

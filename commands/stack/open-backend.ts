import { join } from 'node:path'

import { backendProblem } from './backend-problem.ts'
import { installPackages } from './install.ts'
import { BACKEND } from './paths.ts'
import type { StackOptions } from './stack-options.ts'
import type { StopList } from './stop.ts'
import { superviseBackend } from './supervise-backend.ts'

const INSTALL_STEP = "the store's packages"
const BACKEND_STEPS = { postgres: 'PostgreSQL', database: 'database', server: 'store' }
const NEXT_STEP = { postgres: BACKEND_STEPS.database, database: BACKEND_STEPS.server, server: undefined }

/** An existing backend, or the embedded store with everything it needs, kept running; answers its address. */
export async function openBackend(options: StackOptions, stops: StopList): Promise<string> {
  const { backendUrl, dataDir, ports } = options
  if (backendUrl) {
    const problem = await backendProblem(backendUrl)
    if (problem) options.onNotice?.(problem)
    return backendUrl
  }
  options.onBegin?.(INSTALL_STEP)
  const start = performance.now()
  const installed = await installPackages(BACKEND, join(dataDir, 'install.log'), stops)
  options.onStep(INSTALL_STEP, performance.now() - start, installed)
  options.onBegin?.(BACKEND_STEPS.postgres)
  return superviseBackend({
    port: ports.backend,
    dataDir: join(dataDir, 'backend'),
    reset: options.reset ?? false,
    adminUrl: `http://localhost:${ports.admin}`,
    shopUrl: `http://localhost:${ports.shop}`,
    stops,
    onNotice: (text) => options.onNotice?.(text),
    onStep(step, ms) {
      options.onStep(BACKEND_STEPS[step], ms, false)
      if (NEXT_STEP[step]) options.onBegin?.(NEXT_STEP[step])
    },
  })
}

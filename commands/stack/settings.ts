import { backendAddress } from '../../shell/gateway/backend-address.ts'
import type { WantedPort } from './ports.ts'

/** The port of each part of the stack. */
export interface StackPorts {
  admin: number
  shop: number
  /** The example extension's own origin. */
  loyalty: number
  backend: number
}

export const USUAL_PORTS: StackPorts = { admin: 7001, shop: 8000, loyalty: 7101, backend: 9000 }

const VARIABLES = {
  admin: 'ADMIN_PORT',
  shop: 'SHOP_PORT',
  loyalty: 'LOYALTY_PORT',
  backend: 'BACKEND_PORT',
} as const

const NAMES = ['admin', 'shop', 'loyalty', 'backend'] as const

/** What the environment variables say. */
export interface Settings {
  ports: StackPorts
  backendUrl?: string
}

/** Reads the environment variables; throws an Error that names the one that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = (name: keyof StackPorts) => readPort(VARIABLES[name], env[VARIABLES[name]], USUAL_PORTS[name])
  const ports = {
    admin: port('admin'),
    shop: port('shop'),
    loyalty: port('loyalty'),
    backend: port('backend'),
  }
  const url = env.BACKEND_URL
  const settings = url ? { ports, backendUrl: backendAddress(url, 'BACKEND_URL') } : { ports }
  requireDistinct(wantedPorts(settings))
  return settings
}

/** The ports that a stack with these settings listens on. */
export function wantedPorts({ ports, backendUrl }: Settings): WantedPort[] {
  return NAMES.filter((name) => name !== 'backend' || !backendUrl).map((name) => ({
    name,
    port: ports[name],
    variable: VARIABLES[name],
  }))
}

function readPort(variable: string, text: string | undefined, usual: number): number {
  if (!text) return usual
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${variable} must be a whole number from 1 to 65535, not "${text}".`)
}

/** Throws an Error that names two parts that would listen on the same port. */
export function requireDistinct(wanted: readonly WantedPort[]): void {
  for (const { name, port, variable } of wanted) {
    const other = wanted.find((want) => want.port === port && want.variable !== variable)
    if (!other) continue
    throw new Error(
      `${name} and ${other.name} would both listen on port ${port}: change ${variable} or ${other.variable}.`,
    )
  }
}

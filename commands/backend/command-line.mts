import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { StoreOptions } from './messages.mts'

const usage = 'Usage: node serve.mts --data <folder> [--port 9000] [--reset]'

/** Reads the arguments of serve.mts; throws an Error that ends with the usage line. */
export function readCommandLine(args: string[]): StoreOptions {
  const { values } = parse(args)
  if (!values.data)
    throw new Error(`--data <folder> is missing: it holds the database and the uploads.\n${usage}`)
  return {
    port: readPort(values.port),
    dataFolder: resolve(values.data),
    database: values.reset ? 'reset' : 'keep',
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '9000' },
        data: { type: 'string' },
        reset: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error })
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Error(`--port must be a whole number from 1 to 65535, not "${text}".\n${usage}`)
}

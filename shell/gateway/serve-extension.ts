import { existsSync } from 'node:fs'

import { listen } from './listen.ts'
import { requestedPath } from './requested-path.ts'
import { setBaseHeaders } from './security-headers.ts'
import type { Served } from './serve-site.ts'
import { staticFiles } from './static-files.ts'

export interface ExtensionOriginOptions {
  /** The built extension: the folder with its `extension.json`. */
  root: string
  /** 0 takes a free port. */
  port: number
  /** Addresses to listen on; both loopback addresses by default. */
  hosts?: readonly string[]
}

/**
 * Serves a built extension from its own origin for any admin to load. Rejects if it is not built or the port is taken.
 */
export async function serveExtension({ root, port, hosts }: ExtensionOriginOptions): Promise<Served> {
  if (!existsSync(root)) throw new Error(`${root} is missing: "npm run build" makes it.`)
  const sendFile = staticFiles(root)
  const listening = await listen(
    (request, response) => {
      setBaseHeaders(response)
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
      response.setHeader('timing-allow-origin', '*')
      const path = requestedPath(request, response)
      if (path !== undefined) void sendFile(request, response, path)
    },
    port,
    hosts,
  )
  return { url: `http://localhost:${listening.port}`, close: listening.close }
}

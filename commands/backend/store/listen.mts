import { createServer, type Server } from 'node:http'
import type { Express } from 'express'

/** Browsers resolve localhost to either of the two; nobody outside this machine is served. */
const loopbacks = ['127.0.0.1', '::1']

/** In milliseconds, of an idle connection. A request on one that is just being closed fails: the client has to close first. */
const keepAliveMs = 65_000

/** Listens on both loopback addresses, or on the first alone where IPv6 is switched off. */
export async function listen(app: Express, port: number): Promise<{ close(): Promise<void> }> {
  const servers: Server[] = []
  for (const host of loopbacks) {
    const server = createServer({ keepAliveTimeout: keepAliveMs }, app)
    if (await open(server, port, host)) servers.push(server)
  }
  return {
    async close() {
      await Promise.all(
        servers.map((server) => {
          const closed = new Promise<void>((resolve) => server.close(() => resolve()))
          server.closeAllConnections()
          return closed
        }),
      )
    },
  }
}

/** Throws an Error that says what to do when someone else already listens on the port. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer()
  for (const host of loopbacks) {
    if (await open(probe, port, host)) await new Promise((resolve) => probe.close(resolve))
  }
}

function open(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false)
      else if (error.code === 'EADDRINUSE')
        reject(
          new Error(
            `Port ${port} is taken on ${host}. Stop the program that holds it, or choose another with --port.`,
          ),
        )
      else reject(error)
    })
    server.listen(port, host, () => resolve(true))
  })
}

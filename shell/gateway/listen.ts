import { createServer, type RequestListener, type Server } from 'node:http'

/** A listening server; `close` also ends open connections. */
export interface Listening {
  port: number
  close(): Promise<void>
}

/** Both loopback addresses, because browsers may use either for `localhost`. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', '::1']

/**
 * How long an idle connection stays open, in milliseconds: longer than the 60 seconds of nginx. A request on a connection
 * that is just being closed fails, so the side that sends requests has to be the one that closes it.
 */
const KEEP_ALIVE_MS = 65_000

const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/**
 * Listens on one port of several addresses; port 0 takes a free one. Addresses that the machine lacks (often `::1` in
 * containers) are skipped, except the first.
 */
export async function listen(
  answer: RequestListener,
  port: number,
  hosts: readonly string[] = LOOPBACK,
): Promise<Listening> {
  const servers: Server[] = []
  const close = async () => {
    await Promise.all(servers.map(closeServer))
  }
  let bound = port
  for (const host of hosts) {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, answer)
    try {
      bound = await bind(server, bound, host)
      servers.push(server)
    } catch (error) {
      if (servers.length > 0 && NO_SUCH_ADDRESS.has((error as NodeJS.ErrnoException).code ?? '')) continue
      await close()
      throw error
    }
  }
  return { port: bound, close }
}

function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, ipv6Only: host.includes(':') }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

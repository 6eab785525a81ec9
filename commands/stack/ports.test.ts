import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'

import { listeningSockets } from './port-holder.ts'
import { requireFreePorts, takenMessage, type WantedPort } from './ports.ts'

const admin: WantedPort = { name: 'admin', port: 7001, variable: 'ADMIN_PORT' }

const servers: Server[] = []

afterEach(() => Promise.all(servers.splice(0).map(close)))

function occupy(host: string): Promise<{ server: Server; port: number }> {
  const server = createServer()
  servers.push(server)
  return new Promise((resolve) => {
    server.listen(0, host, () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 })
    })
  })
}

const close = (server: Server) => new Promise((resolve) => server.close(resolve))

test('the message names port, part, holder and both ways out', () => {
  expect(takenMessage(admin, { pid: 42, command: 'node server.js' })).toBe(
    'Port 7001 (admin) is taken by process 42 (node server.js). Stop it with "kill 42", or choose another port, for example ADMIN_PORT=7002.',
  )
})

test('a holder that may not be seen is said to be of another user', () => {
  expect(takenMessage(admin, undefined)).toBe(
    'Port 7001 (admin) is taken by a process of another user. Choose another port, for example ADMIN_PORT=7002.',
  )
})

const hasIpv6 = Object.values(networkInterfaces()).some((found) =>
  found?.some(({ address }) => address === '::1'),
)

test.each(['127.0.0.1', '0.0.0.0', ...(hasIpv6 ? ['::1'] : [])])(
  'a port taken on %s is found, with the process that holds it',
  async (host) => {
    const { server, port } = await occupy(host)
    await expect(requireFreePorts([{ ...admin, port }])).rejects.toThrow(
      `is taken by process ${process.pid} (`,
    )
    await close(server)
    await expect(requireFreePorts([{ ...admin, port }])).resolves.toBeUndefined()
  },
)

test('every taken port is named at once', async () => {
  const [first, second] = await Promise.all([occupy('127.0.0.1'), occupy('127.0.0.1')])
  const wanted = [first, second].map(({ port }) => ({ ...admin, port }))
  await expect(requireFreePorts(wanted)).rejects.toThrow(new RegExp(`${first.port}[^]*\n[^]*${second.port}`))
})

test('reads listening sockets, and no connections, from the table of the kernel', () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1B59 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 111 1 0 100 0 0 10 0
   1: 0100007F:1B59 0100007F:C001 01 00000000:00000000 00:00000000 00000000     0        0 222 1 0 20 4 30 10 -1
   2: 0100007F:2328 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 333 1 0 100 0 0 10 0`
  expect(listeningSockets(table, 7001)).toEqual(['111'])
})

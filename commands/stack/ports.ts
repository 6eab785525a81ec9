import { createServer } from 'node:net'

import { LOOPBACK } from '../../shell/gateway/listen.ts'
import { type PortHolder, portHolder } from './port-holder.ts'

/** A port that something wants to listen on. */
export interface WantedPort {
  /** Who wants it, for example `admin`. */
  name: string
  port: number
  /** The environment variable that moves it. */
  variable: string
}

/** Rejects with an Error that names every taken port, its holder and what to do. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  const problems: string[] = []
  for (const want of wanted) {
    const failure = await bindFailure(want.port)
    if (failure === 'EADDRINUSE') problems.push(takenMessage(want, portHolder(want.port)))
    else if (failure)
      problems.push(`Port ${want.port} (${want.name}) cannot be used: ${failure}. ${moveAdvice(want)}`)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** What to tell someone whose port is taken. */
export function takenMessage(want: WantedPort, holder: PortHolder | undefined): string {
  const by = holder ? `process ${holder.pid} (${holder.command})` : 'a process of another user'
  const stop = holder ? `Stop it with "kill ${holder.pid}", or ` : ''
  const advice = moveAdvice(want)
  return `Port ${want.port} (${want.name}) is taken by ${by}. ${stop}${stop ? advice.charAt(0).toLowerCase() + advice.slice(1) : advice}`
}

const moveAdvice = ({ port, variable }: WantedPort) =>
  `Choose another port, for example ${variable}=${port < 65_535 ? port + 1 : port - 1}.`

async function bindFailure(port: number): Promise<string | undefined> {
  for (const host of LOOPBACK) {
    const code = await tryToBind(port, host)
    // A machine without IPv6 has no ::1 that could be taken.
    if (code && code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') return code
  }
  return undefined
}

function tryToBind(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
}

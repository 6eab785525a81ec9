import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The process that listens on a port. */
export interface PortHolder {
  pid: number
  command: string
}

const LISTENING = '0A'

/** Who listens on a port, as far as this user may know. */
export function portHolder(port: number): PortHolder | undefined {
  const pid = process.platform === 'linux' ? linuxHolder(port) : lsofHolder(port)
  if (pid === undefined) return undefined
  return { pid, command: process.platform === 'linux' ? linuxCommand(pid) : psCommand(pid) }
}

/** The socket numbers that listen on a port, from the text of `/proc/net/tcp` or `tcp6`. */
export function listeningSockets(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === LISTENING)
    .map((fields) => fields[9] ?? '')
}

function linuxHolder(port: number): number | undefined {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map(readOrEmpty)
  const links = new Set(
    tables.flatMap((table) => listeningSockets(table, port)).map((inode) => `socket:[${inode}]`),
  )
  if (links.size === 0) return undefined
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const holder = pids.find((pid) => openFiles(pid).some((link) => links.has(link)))
  return holder === undefined ? undefined : Number(holder)
}

function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`
  return orElse(() => readdirSync(folder), []).map((name) =>
    orElse(() => readlinkSync(`${folder}/${name}`), ''),
  )
}

const linuxCommand = (pid: number) => readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()

const readOrEmpty = (file: string) => orElse(() => readFileSync(file, 'utf8'), '')

/** What lies below /proc may be gone a moment later, belong to someone else, or (tcp6) not exist on this machine. */
function orElse<T>(read: () => T, absent: T): T {
  try {
    return read()
  } catch {
    return absent
  }
}

function lsofHolder(port: number): number | undefined {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' })
  const pid = Number.parseInt(stdout ?? '', 10)
  return Number.isNaN(pid) ? undefined : pid
}

function psCommand(pid: number): string {
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { PostgresServer } from '../messages.mts'
import { findFreePort } from './free-port.mts'
import { openPostgresFolder, type PostgresFolder } from './postgres-folder.mts'
import { judgePostmasterPid } from './postmaster-pid.mts'
import { commandLineOf, isGone, signal, stopProcess } from './processes.mts'
import { installProgram } from './program.mts'

export interface Cluster {
  server: PostgresServer
  /** Resolves when the server has ended, for any reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

// The data can be made again from the fixture, so it need not survive a power cut.
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'dynamic_shared_memory_type=mmap',
  'timezone=UTC',
  'log_timezone=UTC',
]

/**
 * Starts PostgreSQL on a free port of the loopback, making its files on first use.
 * `spawned` hears the pid before the server is ready. Throws an Error that quotes the server's log.
 */
export async function startCluster(dataFolder: string, spawned: (pid: number) => void): Promise<Cluster> {
  const folder = openPostgresFolder(dataFolder)
  const program = installProgram(folder.path)
  const files = join(folder.path, 'cluster')
  if (!existsSync(files)) makeCluster(program, folder)
  await clearPostmasterPid(files)

  const port = await findFreePort()
  const logFile = join(dataFolder, 'postgres.log')
  const log = openSync(logFile, 'a')
  const child = spawn(
    join(program, 'bin/postgres'),
    ['-D', files, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    {
      ...folder.user,
      cwd: folder.path,
      env: cleanEnvironment(),
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await once(child, 'spawn')
  const pid = child.pid as number
  spawned(pid)

  const stop = () => stopProcess(pid, 'SIGINT', 'SIGQUIT', 8000)
  const password = readFileSync(join(folder.path, 'password'), 'utf8')
  if (await acceptsConnections(child, { port, password }))
    return { server: { pid, port, password }, ended, stop }
  await stop()
  throw new Error(`PostgreSQL did not start. Its last words:\n${readFileSync(logFile, 'utf8').slice(-2000)}`)
}

/** Made under another name first: a half-made cluster is never taken for a whole one. */
function makeCluster(program: string, folder: PostgresFolder): void {
  const unfinished = join(folder.path, 'cluster-unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  const passwordFile = join(folder.path, 'password')
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (folder.user) chownSync(passwordFile, folder.user.uid, folder.user.gid)
  const result = spawnSync(
    join(program, 'bin/initdb'),
    [
      '-D',
      unfinished,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--no-sync',
      '--no-instructions',
    ],
    { ...folder.user, cwd: folder.path, env: cleanEnvironment(), encoding: 'utf8' },
  )
  if (result.status !== 0)
    throw new Error(`PostgreSQL could not make its files in ${unfinished}: ${result.error ?? result.stderr}`)
  renameSync(unfinished, join(folder.path, 'cluster'))
}

async function clearPostmasterPid(files: string): Promise<void> {
  const path = join(files, 'postmaster.pid')
  if (!existsSync(path)) return
  const found = judgePostmasterPid(readFileSync(path, 'utf8'), files, commandLineOf)
  if (found.state === 'stranger') unlinkSync(path)
  if (found.state !== 'running') return
  signal(found.pid, 'SIGINT')
  if (!(await isGone(found.pid, 8000)))
    throw new Error(`PostgreSQL (process ${found.pid}) holds ${files} and does not stop. End it.`)
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}

async function acceptsConnections(
  child: ChildProcess,
  at: { port: number; password: string },
): Promise<boolean> {
  const deadline = Date.now() + 20_000
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const client = new Client({ host: '127.0.0.1', user: 'postgres', database: 'postgres', ...at })
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await wait(20)
    }
  }
  return false
}

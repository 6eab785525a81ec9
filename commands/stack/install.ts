import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { isInstalled } from './installed.mjs'
import type { StopList } from './stop.ts'

const SHOWN_LINES = 15

/** Installs the packages that a folder's lock file lists, unless they are there; true when there was nothing to do. */
export async function installPackages(folder: string, log: string, stops: StopList): Promise<boolean> {
  if (isInstalled(folder)) return true
  mkdirSync(dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  const npm = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  })
  closeSync(output)
  const ended = new Promise<number | null>((resolve, reject) => {
    npm.once('error', reject)
    npm.once('exit', resolve)
  })
  stops.add({
    stop: async () => {
      npm.kill()
      await ended
    },
  })
  const code = await ended
  if (code !== 0)
    throw new Error(`The packages of ${folder} could not be installed (${log}):\n${lastLines(log)}`)
  return false
}

const lastLines = (file: string) =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')

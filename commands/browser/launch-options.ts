import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { LaunchOptions } from '@playwright/test'

import { DATA } from '../stack/paths.ts'
import { unpackChromium, type Fonts } from './unpack-chromium.ts'

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

/**
 * Launches CHROMIUM_PATH, else the system's Chromium, else the one from npm with the given fonts, by default its own. Throws
 * when this machine has none.
 */
export function launchOptions(fonts: Fonts = 'own'): LaunchOptions {
  const args = ['--no-sandbox']
  const path = process.env['CHROMIUM_PATH'] ?? SYSTEM_PATHS.find((file) => existsSync(file))
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`)
  if (path) return { executablePath: path, args }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Install Chrome or Chromium and set CHROMIUM_PATH to its executable.')
  const { executablePath, env } = unpackChromium(join(DATA, 'chromium'), fonts)
  return { executablePath, args, env: { ...process.env, ...env } }
}

/** Launches it for checks, whose pages are open for seconds: to optimise their code takes longer than it saves. */
export function checkLaunchOptions(): LaunchOptions {
  const { args = [], ...options } = launchOptions()
  return { ...options, args: [...args, '--js-flags=--no-opt --no-maglev'] }
}

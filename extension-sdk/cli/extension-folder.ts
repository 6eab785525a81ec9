import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { SHARED_VERSIONS } from '../admission/shared-versions.ts'
import { WrongUse } from './command.ts'
import { isInstalled } from './installed.ts'

const SDK = '@stoa/extension-sdk'
/** What the SDK itself imports, so that nothing works without it. */
const NEEDED = ['react', 'react-dom'] as const

/**
 * The folder that a command was called in. Throws {@link WrongUse} when no extension lies there, or when what it is
 * read with is not installed.
 */
export function extensionFolder(): string {
  const folder = process.cwd()
  if (!existsSync(join(folder, 'extension.ts')))
    throw new WrongUse(
      `there is no extension.ts in ${folder}: go to the folder of an extension, or make one with “stoa create NAME”`,
    )
  if (!isInstalled(folder, SDK)) throw new WrongUse(`${SDK} is not installed in ${folder}: run “npm install”`)
  const missing = NEEDED.filter((name) => !isInstalled(folder, name))
  if (missing.length > 0)
    throw new WrongUse(
      `${missing.join(' and ')} cannot be found in ${folder}: run “npm install”, or “npm install --save-dev ${missing
        .map((name) => `${name}@${SHARED_VERSIONS[name]}`)
        .join(' ')}”`,
    )
  return folder
}

import { isBuiltin } from 'node:module'

import satisfies from 'semver/functions/satisfies.js'

import { LENT_VERSIONS } from '../../admission/lent-versions.ts'
import { LENT_NAMES } from '../../build/lent-names.ts'
import { LENT_MODULES } from '../../build/shared-modules.ts'
import { installedVersion, isInstalled } from '../installed.ts'
import type { Fault } from './fault.ts'
import type { SourceFile } from './source-files.ts'
import type { ImportUse } from './syntax.ts'

const LENT_PACKAGE = /^(react|react-dom|react-router|@tanstack\/react-query|@stoa\/extension-sdk)(\/|$)/

const RULE = 'import'
const INSTALL = 'install'

/** What is wrong with one import: the page that runs it has neither Node nor more of the shell than it lends. */
function messageOf({ from, names }: ImportUse, folder: string): string | undefined {
  if (from.startsWith('node:') || (isBuiltin(from) && !isInstalled(folder, `${from}/package.json`)))
    return `${from} belongs to Node, and a browser has no Node: find another way`
  if (!LENT_PACKAGE.test(from)) return undefined
  const lent = LENT_NAMES[from]
  if (lent === undefined)
    return `the shell does not lend ${from}: it lends ${Object.keys(LENT_NAMES).join(', ')}`
  if (lent === 'all') return undefined
  const missing = names.filter((name) => !lent.includes(name))
  return missing.length > 0
    ? `the shell does not lend ${missing.join(', ')} of ${from}: it lends ${lent.join(', ')}`
    : undefined
}

/** Imports that are missing when the extension runs, although its types exist. */
export const importFaults = (folder: string, files: readonly SourceFile[]): Fault[] =>
  files.flatMap(({ path, imports }) =>
    imports.flatMap((used) => {
      const message = messageOf(used, folder)
      return message ? [{ rule: RULE, where: `${path}:${used.line}`, message }] : []
    }),
  )

const isLent = (name: string): name is keyof typeof LENT_VERSIONS => Object.hasOwn(LENT_VERSIONS, name)

/** What is imported and lent, but is not here, or in a version that the shell does not lend. */
export function installFaults(folder: string, files: readonly SourceFile[]): Fault[] {
  const imported = new Set(files.flatMap(({ imports }) => imports.map(({ from }) => from)))
  return [...imported].filter(isLent).flatMap((name) => {
    const range = String(LENT_MODULES[name].requiredVersion)
    const version = installedVersion(folder, name)
    if (version !== undefined && satisfies(version, range)) return []
    const state =
      version === undefined ? 'is not installed' : `is ${version}, the shell lends ${LENT_VERSIONS[name]}`
    const message = `${name} ${state}: npm install --save-dev ${name}@${LENT_VERSIONS[name]}`
    return [{ rule: INSTALL, where: 'package.json', message }]
  })
}

/** Whether components cannot be shown for want of what is lent to them. */
export const lacksLent = (faults: readonly Fault[]): boolean => faults.some(({ rule }) => rule === INSTALL)

/** What every copy of React carries, of version 19 and of those before. */
const INSIDE_REACT = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS|__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL/

/** A second React beside the shell's breaks hooks; `scripts` are the built ones, by their file. */
export const secondReactFaults = (scripts: ReadonlyMap<string, string>): Fault[] =>
  [...scripts]
    .filter(([, text]) => INSIDE_REACT.test(text))
    .map(([file]) => ({
      rule: RULE,
      where: file,
      message: 'it carries a React of its own beside the one that the shell lends: import “react” itself',
    }))

import { isBuiltin } from 'node:module'

import satisfies from 'semver/functions/satisfies.js'

import { SHARED_VERSIONS } from '../../admission/shared-versions.ts'
import { SHARED_NAMES } from '../../build/shared-names.ts'
import { SHARED_MODULES } from '../../build/shared-modules.ts'
import { hasPackage, installedVersion, isInstalled } from '../installed.ts'
import type { Fault } from './fault.ts'
import type { SourceFile } from './source-files.ts'
import type { ImportUse } from './syntax.ts'

const SHARED_PACKAGE = /^(react|react-dom|react-router|@tanstack\/react-query|@stoa\/extension-sdk)(\/|$)/

/** Entry points of the SDK that become part of the extension's build. */
const BUNDLED = /^@stoa\/extension-sdk\/data$/

const RULE = 'import'
export const MISSING_PACKAGE = 'missing-package'
/** A name, with a scope or without; neither a path, nor an address, nor an alias. */
const PACKAGE = /^(@[\w.-]+\/)?[\w][\w.-]*(\/|$)/
const INSTALL = 'install'

/** What is wrong with one import: the page that runs it has neither Node nor more of the shell than it shares. */
function messageOf({ from, names }: ImportUse, folder: string): string | undefined {
  if (from.startsWith('node:') || (isBuiltin(from) && !isInstalled(folder, `${from}/package.json`)))
    return `${from} belongs to Node, and a browser has no Node: find another way`
  if (!SHARED_PACKAGE.test(from) || BUNDLED.test(from)) return undefined
  const shared = SHARED_NAMES[from]
  if (shared === undefined)
    return `the shell does not share ${from}: it shares ${Object.keys(SHARED_NAMES).join(', ')}`
  if (shared === 'all') return undefined
  const missing = names.filter((name) => !shared.includes(name))
  return missing.length > 0
    ? `the shell does not share ${missing.join(', ')} of ${from}: it shares ${shared.join(', ')}`
    : undefined
}

/** Imports of packages that are not there. */
export const packageFaults = (folder: string, files: readonly SourceFile[]): Fault[] =>
  files.flatMap(({ path, imports }) =>
    imports
      .filter(({ from }) => PACKAGE.test(from) && !isBuiltin(from) && !SHARED_PACKAGE.test(from))
      .filter(({ from }) => !hasPackage(folder, from))
      .map(({ from, line }) => {
        const [name = from] = /^(@[^/]+\/)?[^/]+/.exec(from) ?? []
        const message = `${name} is not installed: npm install ${name}`
        return { rule: MISSING_PACKAGE, where: `${path}:${line}`, message }
      }),
  )

/** Imports that are missing when the extension runs, although its types exist. */
export const importFaults = (folder: string, files: readonly SourceFile[]): Fault[] =>
  files.flatMap(({ path, imports }) =>
    imports.flatMap((used) => {
      const message = messageOf(used, folder)
      return message ? [{ rule: RULE, where: `${path}:${used.line}`, message }] : []
    }),
  )

const isShared = (name: string): name is keyof typeof SHARED_VERSIONS => Object.hasOwn(SHARED_VERSIONS, name)

/** What is imported and shared, but is not here, or in a version that the shell does not share. */
export function installFaults(folder: string, files: readonly SourceFile[]): Fault[] {
  const imported = new Set(files.flatMap(({ imports }) => imports.map(({ from }) => from)))
  return [...imported].filter(isShared).flatMap((name) => {
    const range = String(SHARED_MODULES[name].requiredVersion)
    const version = installedVersion(folder, name)
    if (version !== undefined && satisfies(version, range)) return []
    const state =
      version === undefined ? 'is not installed' : `is ${version}, the shell shares ${SHARED_VERSIONS[name]}`
    const message = `${name} ${state}: npm install --save-dev ${name}@${SHARED_VERSIONS[name]}`
    return [{ rule: INSTALL, where: 'package.json', message }]
  })
}

/** Whether components cannot be rendered because a shared module is missing. */
export const lacksShared = (faults: readonly Fault[]): boolean => faults.some(({ rule }) => rule === INSTALL)

/** What every copy of React carries, of version 19 and of those before. */
const INSIDE_REACT = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS|__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL/

/** A second React beside the shell's breaks hooks; `scripts` are the built ones, by their file. */
export const secondReactFaults = (scripts: ReadonlyMap<string, string>): Fault[] =>
  [...scripts]
    .filter(([, text]) => INSIDE_REACT.test(text))
    .map(([file]) => ({
      rule: RULE,
      where: file,
      message: 'it carries a React of its own beside the one that the shell shares: import “react” itself',
    }))

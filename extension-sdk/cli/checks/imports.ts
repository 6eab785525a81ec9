import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'

import { LENT_NAMES } from '../../build/lent-names.ts'
import type { Fault } from './fault.ts'
import type { SourceFile } from './source-files.ts'
import type { ImportUse } from './syntax.ts'

const LENT_PACKAGE = /^(react|react-dom|react-router|@tanstack\/react-query|@stoa\/extension-sdk)(\/|$)/

const RULE = 'import'

/** What is wrong with one import: the page that runs it has neither Node nor more of the shell than it lends. */
function messageOf({ from, names }: ImportUse, isInstalled: (name: string) => boolean): string | undefined {
  if (from.startsWith('node:') || (isBuiltin(from) && !isInstalled(from)))
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
export function importFaults(folder: string, files: readonly SourceFile[]): Fault[] {
  const { resolve } = createRequire(join(folder, 'package.json'))
  const isInstalled = (name: string) => {
    try {
      return Boolean(resolve(`${name}/package.json`))
    } catch {
      return false
    }
  }
  return files.flatMap(({ path, imports }) =>
    imports.flatMap((used) => {
      const message = messageOf(used, isInstalled)
      return message ? [{ rule: RULE, where: `${path}:${used.line}`, message }] : []
    }),
  )
}

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

import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { importedFile } from '../../build/read-extension.ts'
import type { Extension } from '../../points/extension.ts'
import { contributionsOf } from '../../points/kinds.ts'
import { nearest } from '../nearest.ts'
import type { Fault } from './fault.ts'
import { resolveImport } from './source-files.ts'

/** Contributions whose `load` names a file that is not there; `at` says where each is declared. */
export function missingFiles(folder: string, extension: Extension, at: (name: string) => string): Fault[] {
  return contributionsOf(extension).flatMap(({ name, contribution }) => {
    const file = importedFile(contribution.load, name)
    if (resolveImport(join(folder, 'extension.ts'), file)) return []
    const directory = join(folder, dirname(file))
    const near = existsSync(directory) ? nearest(basename(file), readdirSync(directory)) : undefined
    const hint = near === undefined ? '' : `; did you mean ${dirname(file)}/${near}?`
    return [{ rule: 'missing-file', where: name, at: at(name), message: `there is no ${file}${hint}` }]
  })
}

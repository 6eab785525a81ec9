import { rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { buildExtension } from '../build/build-extension.ts'
import { fingerprint } from '../build/fingerprint.ts'
import { ownTexts } from '../build/own-texts.ts'
import { readExtension } from '../build/read-extension.ts'
import { contributionsOf } from '../points/kinds.ts'
import { admissionFaults, declarationFaults, headFaults, usesFaults } from './checks/admission.ts'
import { declarationLines } from './checks/declaration-lines.ts'
import { describeFault, isBlocking, type Fault } from './checks/fault.ts'
import { missingFiles } from './checks/missing-files.ts'
import { readWords, WrongUse, type Command } from './command.ts'
import { extensionFolder } from './extension-folder.ts'

const usage = `Usage: stoa build [--out DIR]

Compiles the extension in this folder and writes chunks, translations and extension.json.

  --out DIR   where to; by default dist/<version>-<fingerprint of the sources>. What lies there before is removed.

Nothing is built when an admin would refuse something of it.`

/** The folder that a build goes into. What lies there is removed, so the sources must not. */
function outputFolder(folder: string, wanted: string): string {
  const output = resolve(folder, wanted)
  const wayToSources = relative(output, folder)
  if (!wayToSources.startsWith('..'))
    throw new WrongUse(`--out ${wanted} would remove the extension itself: name a folder of its own`)
  return output
}

/** Prints what an admin would refuse; true if that is anything. */
function isRefused(faults: readonly Fault[]): boolean {
  for (const fault of faults) console.log(describeFault(fault))
  if (!faults.some(isBlocking)) return false
  console.log('\nNothing was built.')
  return true
}

/** `stoa build`. */
export const build: Command = {
  usage,
  async run(args) {
    const { values } = readWords(args, [], { out: { type: 'string' } })
    const folder = extensionFolder()
    const extension = await readExtension(folder)
    const { name, version } = extension
    const { at, ofText } = declarationLines(folder)
    const malformed = [...headFaults(extension, ofText), ...declarationFaults(extension)]
    if (isRefused([...malformed, ...usesFaults(extension, ofText)])) return 1
    if (isRefused(missingFiles(folder, extension, at))) return 1
    const made = fingerprint([folder])
    const output = outputFolder(folder, values.out ?? join('dist', `${version}-${made}`))
    const manifest = await buildExtension({
      folder,
      output,
      mode: 'production',
      build: made,
      texts: ownTexts(folder),
      shipLocales: true,
    })
    if (isRefused(admissionFaults(manifest))) {
      rmSync(output, { recursive: true })
      return 1
    }
    const count = contributionsOf(manifest).length
    console.log(`${name} ${version}: ${count} contributions in ${relative(folder, output)}`)
    return 0
  },
}

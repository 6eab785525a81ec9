import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import valid from 'semver/functions/valid.js'

import { buildExtension } from '../../build/build-extension.ts'
import { fingerprint } from '../../build/fingerprint.ts'
import { ownTexts } from '../../build/own-texts.ts'
import { exposedModules, readExtension } from '../../build/read-extension.ts'
import type { Texts } from '../../build/read-texts.ts'
import { checkedFiles } from '../../build/add-file-hashes.ts'
import type { Extension } from '../../points/extension.ts'
import type { Manifest } from '../../points/manifest.ts'
import { admissionFaults, declarationFaults } from './admission.ts'
import type { Fault } from './fault.ts'
import { importFaults, installFaults, lacksShared, secondReactFaults } from './imports.ts'
import { renderingFaults } from './rendering.ts'
import { readBudgets, sizeFaults, sizesOf } from './size.ts'
import { sourceFiles } from './source-files.ts'
import { styleFaults } from './styles.ts'
import { flatTexts, missingTexts, translationFaults } from './texts.ts'

/** What the checks found, and the build that they looked at; there is none when it does not compile. */
export interface Checked {
  extension: Extension
  fingerprint: string
  faults: Fault[]
  manifest?: Manifest
  /** Compressed bytes of each contribution with the entry. */
  sizes: ReadonlyMap<string, number>
}

/** Builds the extension of `folder` into `output` and checks it: its sources, its texts and what came out. */
export async function checkExtension(folder: string, output: string): Promise<Checked> {
  const extension = await readExtension(folder)
  const made = fingerprint([folder])
  const texts = ownTexts(folder)
  const malformed = declarationFaults(extension)
  if (malformed.length > 0) return { extension, fingerprint: made, faults: malformed, sizes: new Map() }
  const faults = [...versionFaults(extension), ...sourceFaults(folder, extension, texts)]
  const checked = { extension, fingerprint: made, faults, sizes: new Map<string, number>() }
  let manifest: Manifest
  try {
    const options = {
      folder,
      output,
      mode: 'production',
      build: made,
      texts,
      shipLocales: true,
    } as const
    manifest = await buildExtension(options)
  } catch (error) {
    faults.push({ rule: 'build', where: extension.name, message: (error as Error).message })
    return checked
  }
  const sizes = await sizesOf(manifest, output)
  faults.push(...admissionFaults(manifest), ...sizeFaults(sizes, readBudgets(folder)), ...builtFaults(output))
  if (!lacksShared(faults))
    faults.push(...(await renderingFaults({ folder, output, manifest, english: texts['en'] })))
  return { ...checked, manifest, sizes }
}

const versionFaults = ({ version }: Extension): Fault[] =>
  valid(version)
    ? []
    : [
        {
          rule: 'version',
          where: 'extension.ts',
          message: `“${version}” is no version: write three numbers, like 1.0.0`,
        },
      ]

function sourceFaults(folder: string, extension: Extension, texts: Readonly<Record<string, Texts>>): Fault[] {
  const files = sourceFiles(folder, Object.values(exposedModules(extension)))
  const english = flatTexts(texts['en'] ?? {})
  const translations = Object.entries(texts).filter(([language]) => language !== 'en')
  return [
    ...importFaults(folder, files),
    ...installFaults(folder, files),
    ...missingTexts(english, files),
    ...translations.flatMap(([language, all]) => translationFaults(language, english, flatTexts(all))),
  ]
}

function builtFaults(output: string): Fault[] {
  const files = checkedFiles(output)
  const read = (file: string) => readFileSync(join(output, file))
  const scripts = files.filter((file) => file.endsWith('.js'))
  const styles = files.filter((file) => file.endsWith('.css'))
  const mapOf = (file: string) =>
    existsSync(join(output, `${file}.map`)) ? JSON.parse(read(`${file}.map`).toString()) : undefined
  return [
    ...secondReactFaults(new Map(scripts.map((file) => [file, read(file).toString()]))),
    ...styles.flatMap((file) => styleFaults(file, read(file), mapOf(file))),
  ]
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import webpack, { type Compilation, type Configuration } from 'webpack'

import type { Extension } from '../points/extension.ts'
import { chapterFile, type Manifest } from '../points/manifest.ts'
import { chaptersOf, cutTexts } from './chapters.ts'
import { chunkFiles, entryFile } from './chunk-files.ts'
import type { Mode } from './compile.ts'
import { contributionEntries } from './contribution-entries.ts'
import { lentPackages } from './lent-packages.ts'
import { exposedModules, readExtension } from './read-extension.ts'
import { remoteConfig } from './remote-config.ts'
import type { LentModule } from './shared-modules.ts'
import { manifestTexts } from './texts.ts'
import { vouchForFiles } from './vouch-for-files.ts'

/** What one extension is built from and to. */
export interface BuildOptions {
  /** The folder with `extension.ts`. */
  folder: string
  /** Where the build goes; what lies there before is removed. */
  output: string
  mode: Mode
  /** A short text that differs between builds of different sources; part of the entry's global name. */
  build: string
  /** Language → file with the extension's translations. */
  localeFiles: Readonly<Record<string, string>>
  /** Whether the build carries its translations. Areas leave them to the shell, which serves `public/locales`. */
  shipLocales: boolean
  moreLent?: Readonly<Record<string, LentModule>>
  /** See `RemoteOptions`. Default false. */
  runtimeIsLent?: boolean
}

/** Runs webpack once; rejects with its errors. */
export function compileOnce(configuration: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString('errors-only') ?? 'webpack gave no result'))
        else resolve(stats.compilation)
      })
    })
  })
}

function writeLocales(extension: Extension, options: BuildOptions): Record<string, string> {
  if (!options.shipLocales) return {}
  mkdirSync(join(options.output, 'locales'), { recursive: true })
  return Object.fromEntries(
    Object.entries(options.localeFiles).map(([language, file]) => {
      const path = `locales/${language}.json`
      for (const [chapter, texts] of cutTexts(file, chaptersOf(extension)))
        writeFileSync(join(options.output, chapterFile(path, chapter)), JSON.stringify(texts))
      return [language, path]
    }),
  )
}

function manifestOf(
  extension: Extension,
  options: BuildOptions,
  global: string,
  compilation: Compilation,
): Manifest {
  const files = chunkFiles(compilation, Object.keys(exposedModules(extension)))
  const file = entryFile(compilation, global)
  const locales = writeLocales(extension, options)
  return {
    ...contributionEntries(extension, files),
    lent: lentPackages(compilation),
    entry: { file, global },
    locales,
    integrity: { [file]: vouchForFiles(options.output, file) },
    texts: manifestTexts(extension, options.localeFiles),
  }
}

/** Builds an extension: its chunks, and `extension.json` that says everything about them. */
export async function buildExtension(options: BuildOptions): Promise<Manifest> {
  const extension = await readExtension(options.folder)
  const global = `stoa_${extension.name}_${options.build}`.replace(/\W/g, '_')
  const compilation = await compileOnce(
    remoteConfig({
      folder: options.folder,
      output: options.output,
      mode: options.mode,
      global,
      exposes: exposedModules(extension),
      ...(options.moreLent && { moreLent: options.moreLent }),
      ...(options.runtimeIsLent && { runtimeIsLent: true }),
    }),
  )
  const manifest = manifestOf(extension, options, global, compilation)
  writeFileSync(join(options.output, 'extension.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  return manifest
}

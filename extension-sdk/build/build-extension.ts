import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import webpack, { type Compilation, type Configuration } from 'webpack'

import type { Extension } from '../points/extension.ts'
import { namespaceFile, type Manifest } from '../points/manifest.ts'
import { chunkFiles, entryFile } from './chunk-files.ts'
import type { Mode } from './compile.ts'
import { contributionEntries } from './contribution-entries.ts'
import { sharedPackages } from './shared-packages.ts'
import { namespacesIn, splitTexts, usedNamespaces } from './namespaces.ts'
import { exposedModules, readExtension } from './read-extension.ts'
import type { Texts } from './read-texts.ts'
import { remoteConfig } from './remote-config.ts'
import type { SharedModule } from './shared-modules.ts'
import { manifestTexts } from './texts.ts'
import { addFileHashes } from './add-file-hashes.ts'

/** What one extension is built from and to. */
export interface BuildOptions {
  /** The folder with `extension.ts`. */
  folder: string
  /** What is built of it; by default what `extension.ts` declares. */
  extension?: Extension
  /** Where the build goes; what lies there before is removed. */
  output: string
  mode: Mode
  /** A short text that differs between builds of different sources; part of the entry's global name. */
  build: string
  /** Language → the extension's translations. Their top-level groups are namespaces. */
  texts: Readonly<Record<string, Texts>>
  /** Whether the build contains its translations. The shell serves those of areas from `public/locales`. */
  shipLocales: boolean
  moreShared?: Readonly<Record<string, SharedModule>>
  /** See `RemoteOptions`. Default false. */
  usesSharedRuntime?: boolean
}

/** Compilers add stacks of their own to what they say of an author's file. */
const withoutFrames = (message: string): string => message.replace(/\n\s+at .*/g, '')

/** Runs webpack once; rejects with its errors. */
export function compileOnce(configuration: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (!stats || stats.hasErrors())
          reject(new Error(withoutFrames(stats?.toString('errors-only') ?? 'webpack gave no result')))
        else resolve(stats.compilation)
      })
    })
  })
}

function writeLocales({ shipLocales, output, texts }: BuildOptions): Record<string, string> {
  if (!shipLocales) return {}
  mkdirSync(join(output, 'locales'), { recursive: true })
  const namespaces = namespacesIn(texts['en'] ?? {})
  return Object.fromEntries(
    Object.entries(texts).map(([language, all]) => {
      const path = `locales/${language}.json`
      for (const [namespace, part] of splitTexts(all, namespaces))
        writeFileSync(join(output, namespaceFile(path, namespace)), JSON.stringify(part))
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
  const modules = Object.keys(exposedModules(extension))
  const files = chunkFiles(compilation, modules)
  const namespaces = usedNamespaces(compilation, modules, options.texts['en'] ?? {})
  const file = entryFile(compilation, global)
  const locales = writeLocales(options)
  return {
    ...contributionEntries(extension, files, namespaces),
    shared: sharedPackages(compilation),
    entry: { file, global },
    locales,
    integrity: { [file]: addFileHashes(options.output, file) },
    texts: manifestTexts(extension, options.texts),
  }
}

const globalOf = (extension: Extension, build: string): string =>
  `stoa_${extension.name}_${build}`.replace(/\W/g, '_')

/** The webpack configuration that {@link buildExtension} runs. */
export async function extensionConfig(options: BuildOptions): Promise<Configuration> {
  const extension = options.extension ?? (await readExtension(options.folder))
  return remoteConfig({
    folder: options.folder,
    output: options.output,
    mode: options.mode,
    global: globalOf(extension, options.build),
    exposes: exposedModules(extension),
    ...(options.moreShared && { moreShared: options.moreShared }),
    ...(options.usesSharedRuntime && { usesSharedRuntime: true }),
  })
}

/** Builds an extension: its chunks, and `extension.json` that says everything about them. */
export async function buildExtension(options: BuildOptions): Promise<Manifest> {
  const extension = options.extension ?? (await readExtension(options.folder))
  const compilation = await compileOnce(await extensionConfig({ ...options, extension }))
  const manifest = manifestOf(extension, options, globalOf(extension, options.build), compilation)
  writeFileSync(join(options.output, 'extension.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  return manifest
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildExtension } from '../../build/build-extension.ts'
import { checkedFiles } from '../../build/add-file-hashes.ts'
import { unbuiltManifest } from '../../build/dev-manifest.ts'
import { fingerprint } from '../../build/fingerprint.ts'
import { ownTexts } from '../../build/own-texts.ts'
import { exposedModules, readExtension } from '../../build/read-extension.ts'
import type { Texts } from '../../build/read-texts.ts'
import { keysOf } from '../../build/texts.ts'
import type { Extension } from '../../points/extension.ts'
import { contributionsOf } from '../../points/kinds.ts'
import type { Manifest } from '../../points/manifest.ts'
import {
  admissionFaults,
  declarationFaults,
  expandFaults,
  headFaults,
  usesFaults,
  withoutMalformed,
} from './admission.ts'
import { deprecatedUses, DEPRECATIONS } from './deprecations.ts'
import { declarationLines, type DeclarationLines } from './declaration-lines.ts'
import { withoutTwins, type Fault } from './fault.ts'
import { readIgnored, withIgnored } from './ignored.ts'
import {
  importFaults,
  installFaults,
  lacksShared,
  MISSING_PACKAGE,
  packageFaults,
  secondReactFaults,
} from './imports.ts'
import { missingFiles } from './missing-files.ts'
import { renderingFaults } from './rendering.ts'
import { heaviestIn, readBudgets, sizeFaults, sizesOf } from './size.ts'
import { sourceFiles, type SourceFile } from './source-files.ts'
import { SourcePositions } from './source-position.ts'
import { styleFaults } from './styles.ts'
import { textPositions } from './text-lines.ts'
import {
  flatTexts,
  missingLabels,
  missingTexts,
  translationFaults,
  UNUSED_TEXT,
  unusedTexts,
} from './texts.ts'
import { undeclaredCalls, withoutRepeatedCalls } from './undeclared-calls.ts'

/** What the checks found, and the build that they looked at; there is none when it does not compile. */
export interface Checked {
  extension: Extension
  fingerprint: string
  faults: Fault[]
  manifest?: Manifest
  /** Compressed bytes of each contribution with the entry. */
  sizes: ReadonlyMap<string, number>
}

/** Rules whose faults keep the sources from being compiled. */
const UNCOMPILED: ReadonlySet<string> = new Set(['missing-file', 'syntax', MISSING_PACKAGE])

type AllTexts = Readonly<Record<string, Texts>>

/** Builds the extension of `folder` into `output` and checks it: its sources, its texts and what came out. */
export async function checkExtension(folder: string, output: string): Promise<Checked> {
  const extension = await readExtension(folder)
  const made = fingerprint([folder])
  const lines = declarationLines(folder)
  const { manifest, sizes, faults } = await findFaults({ folder, output, made, extension, lines })
  const placed = withIgnored(faults, readIgnored(folder)).map((fault) => withSource(fault, extension, lines))
  return {
    extension,
    fingerprint: made,
    faults: withoutTwins(placed),
    sizes,
    ...(manifest && { manifest }),
  }
}

interface Checking {
  folder: string
  output: string
  made: string
  extension: Extension
  lines: DeclarationLines
}

interface Found {
  faults: Fault[]
  manifest?: Manifest
  sizes: ReadonlyMap<string, number>
}

async function findFaults(checking: Checking): Promise<Found> {
  const { folder, output, made, extension, lines } = checking
  const malformed = declarationFaults(extension)
  const before = [
    ...headFaults(extension, lines.ofText),
    ...usesFaults(extension, lines.ofText),
    ...malformed,
  ]
  const sound = malformed.length > 0 ? withoutMalformed(extension) : extension
  if (malformed.length > 0 && contributionsOf(sound).length === 0) return { faults: before, sizes: new Map() }
  const found = await findSoundFaults({ folder, output, made, lines, extension: sound })
  // The texts of what is malformed look unused.
  const faults = malformed.length > 0 ? found.faults.filter(({ rule }) => rule !== UNUSED_TEXT) : found.faults
  return { ...found, faults: [...before, ...faults] }
}

async function findSoundFaults({ folder, output, made, extension, lines }: Checking): Promise<Found> {
  const texts = ownTexts(folder)
  const { files, faults } = sourceFaults(folder, extension, texts, lines)
  faults.push(...expandFaults(extension))
  const complete = withEveryLabel(extension, texts)
  // What is known not to compile is not compiled: the compiler would say it again, at length.
  const isNamed = faults.some(({ rule }) => UNCOMPILED.has(rule))
  const { manifest, failure } = isNamed
    ? { manifest: undefined, failure: '' }
    : await build({ folder, output, made, extension, complete })
  if (!manifest) {
    const global = 'unbuilt'
    const unbuilt = unbuiltManifest(extension, global, complete, {})
    const built: Fault[] = isNamed ? [] : [{ rule: 'build', where: extension.name, message: failure }]
    return { faults: [...faults, ...built, ...admissionFaults(unbuilt)], sizes: new Map() }
  }
  const sizes = await sizesOf(manifest, output)
  const filesOf = new Map(
    contributionsOf(manifest).map(({ name, contribution }) => [name, contribution.files]),
  )
  const heaviest = (name: string) => heaviestIn(output, filesOf.get(name) ?? [])
  faults.push(
    ...admissionFaults(manifest),
    ...sizeFaults(sizes, readBudgets(folder), heaviest),
    ...builtFaults(output),
  )
  if (!lacksShared(faults)) {
    const rendering = await renderingFaults({
      folder,
      output,
      manifest,
      english: texts['en'],
      files: files.map(({ path, tags }) => ({ path, tags })),
    })
    faults.push(...withoutRepeatedCalls(rendering, faults))
  }
  return { faults, manifest, sizes }
}

interface Building extends Omit<Checking, 'lines'> {
  complete: AllTexts
}

async function build({
  folder,
  output,
  made,
  extension,
  complete,
}: Building): Promise<{ manifest?: Manifest; failure: string }> {
  try {
    const options = {
      folder,
      extension,
      output,
      mode: 'production',
      build: made,
      texts: complete,
      shipLocales: true,
    } as const
    return { manifest: await buildExtension(options), failure: '' }
  } catch (error) {
    return { failure: (error as Error).message }
  }
}

/** A label without an English text is a finding of its own and must not hide what else the build shows. */
function withEveryLabel(extension: Extension, texts: AllTexts): AllTexts {
  const english = structuredClone(texts['en'] ?? {}) as Texts
  for (const key of keysOf(extension)) addText(english, key.split('.'), key)
  return { ...texts, en: english }
}

function addText(texts: Texts, [first = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) texts[first] ??= text
  else if (typeof (texts[first] ??= {}) === 'object') addText(texts[first], rest, text)
}

/** Says where a contribution is declared; a component's source is its file. */
function withSource(fault: Fault, extension: Extension, lines: DeclarationLines): Fault {
  if (fault.at !== undefined) return fault
  if (fault.rule === 'sdk-range' && fault.where === extension.name)
    return { ...fault, at: lines.ofText(extension.sdk) }
  const found = contributionsOf(extension).find(({ name }) => name === fault.where)
  if (!found) return fault
  const isOfCode = ['render', 'accessibility', 'undeclared-call'].includes(fault.rule)
  const [, file] = /import\(\s*['"`]\.\/([^'"`]+)/.exec(found.contribution.load?.toString() ?? '') ?? []
  return { ...fault, at: isOfCode && file ? file : lines.at(fault.where) }
}

function sourceFaults(
  folder: string,
  extension: Extension,
  texts: AllTexts,
  lines: DeclarationLines,
): { files: SourceFile[]; faults: Fault[] } {
  const syntax: Fault[] = []
  const files = sourceFiles(folder, Object.values(exposedModules(extension)), (where, message) =>
    syntax.push({ rule: 'syntax', where, message }),
  )
  const english = flatTexts(texts['en'] ?? {})
  const translations = Object.entries(texts).filter(([language]) => language !== 'en')
  const literals = [...lines.texts, ...files.flatMap((file) => file.literals)]
  const asked = [...keysOf(extension), ...files.flatMap((file) => file.texts.map(({ key }) => key))]
  const order = [...english.keys()]
  const missing = missingFiles(folder, extension, lines.at)
  // The texts of what cannot be read look unused.
  const areAllRead = syntax.length === 0 && missing.length === 0
  const faults = [
    ...missing,
    ...syntax,
    ...importFaults(folder, files),
    ...packageFaults(folder, files),
    ...installFaults(folder, files),
    ...deprecatedUses(files, DEPRECATIONS),
    ...undeclaredCalls(extension, files),
    ...missingLabels(english, keysOf(extension), lines.ofText),
    ...missingTexts(english, files),
    ...(areAllRead ? unusedTexts(english, { literals, asked }, textPositions(folder, 'en')) : []),
    ...translations.flatMap(([language, all]) =>
      translationFaults(language, english, flatTexts(all), textPositions(folder, language, order)),
    ),
  ]
  return { files, faults }
}

function builtFaults(output: string): Fault[] {
  const files = checkedFiles(output)
  const read = (file: string) => readFileSync(join(output, file))
  const scripts = files.filter((file) => file.endsWith('.js'))
  const styles = files.filter((file) => file.endsWith('.css'))
  const positions = new SourcePositions(output)
  return [
    ...secondReactFaults(new Map(scripts.map((file) => [file, read(file).toString()]))),
    ...styles.flatMap((file) =>
      styleFaults(file, read(file), (line, column) => positions.originOf(file, line, column)),
    ),
  ]
}

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import type { Rule } from '../admission/finding.ts'
import { SDK_VERSION } from '../sdk-version.ts'
import { readWords, WrongUse, type Command } from './command.ts'
import { admissionOf } from './feed/admission.ts'

const usage = `Usage: stoa create NAME [--dir DIR] [--sdk SPEC]

Makes a folder with an extension that builds, type-checks, tests and lints at once.

  NAME         lower-case letters, digits and dashes: the extension's name, and its page's address
  --dir DIR    where to; by default a folder of that name. It must be empty or not be there yet.
  --sdk SPEC   where npm finds the SDK: a version, or file:… with a packed SDK; by default ${SDK_VERSION}`

const TEMPLATE = join(import.meta.dirname, '../template')
/** The name that the template goes by itself. */
const TEMPLATE_NAME = /\bstarter\b/gi
/** What npm and git would take for their own while it lies in the SDK. */
const RENAMED = { gitignore: '.gitignore', npmrc: '.npmrc' }

/** `stoa create`. */
export const create: Command = {
  usage,
  async run(args) {
    const { values, words } = readWords(args, ['NAME'], { dir: { type: 'string' }, sdk: { type: 'string' } })
    const [name = ''] = words
    requireGoodName(name)
    const folder = resolve(values.dir ?? name)
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new WrongUse(`${folder} is not empty: name another folder with --dir`)
    mkdirSync(folder, { recursive: true })
    cpSync(TEMPLATE, folder, {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist)$/.test(relative(TEMPLATE, path)),
    })
    for (const [from, to] of Object.entries(RENAMED)) renameSync(join(folder, from), join(folder, to))
    nameFiles(folder, name)
    setAuthor(folder, authorName(folder))
    setSdk(folder, sdkSpec(folder, values.sdk ?? SDK_VERSION))
    const way = relative('.', folder) || '.'
    console.log(`${name} is in ${way}. Next:

  cd ${way}
  npm install
  npm run dev          serves it to an admin that runs on this machine
  npm run playground   shows it in an admin of its own, without a store
  npm run check        says what an admin would refuse

README.md says more.`)
    return 0
  },
}

const REASONS: Partial<Record<Rule, string>> = {
  malformed: 'use lower-case letters, digits and dashes',
  'reserved-path': 'the admin itself has a page at that address, so choose another name',
  'duplicate-name': 'the admin itself uses this name, so choose another',
}

/** What an admin would say of an extension that is called so and has a page at its name. */
function requireGoodName(name: string): void {
  const manifest = {
    name,
    version: '0.1.0',
    sdk: SDK_VERSION,
    entry: { file: 'entry.js', global: 'starter' },
    integrity: { 'entry.js': 'sha256-' },
    locales: {},
    texts: {},
    pages: [{ path: `/${name}`, title: 'title', module: './page', files: [] }],
  }
  const { findings } = admissionOf({ format: 1, extensions: [{ base: '/', manifest }], disabled: [] })
  const [fault] = findings
  if (fault)
    throw new WrongUse(`An extension cannot be called “${name}”: ${REASONS[fault.rule] ?? fault.message}`)
}

const titleOf = (name: string): string => (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('-', ' ')

function nameFiles(folder: string, name: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file)
    if (!/\.(ts|tsx|json|md)$/.test(file)) continue
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace(TEMPLATE_NAME, (word) => (word === 'starter' ? name : titleOf(name))),
    )
  }
}

/** Who works here, as npm or git are configured. */
function authorName(folder: string): string {
  const { npm_config_init_author_name: ofNpm = '' } = process.env
  return (
    ofNpm ||
    (spawnSync('git', ['config', 'user.name'], { cwd: folder, encoding: 'utf8' }).stdout ?? '').trim()
  )
}

/** A feed lets nobody else publish under the name of an extension that has an author. */
function setAuthor(folder: string, author: string): void {
  if (author === '') return
  const file = join(folder, 'extension.ts')
  const about = `about: { author: '${author.replace(/[\\']/g, String.raw`\$&`)}' },`
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^ {2}uses: .*$/m, (uses) => `${uses}\n  ${about}`),
  )
}

/** A packed SDK is looked for from where the command was called, not from the new folder. */
export function sdkSpec(folder: string, spec: string): string {
  const path = spec.replace(/^file:/, '')
  const isFile = spec.startsWith('file:') || /^\.{0,2}[\\/]/.test(spec)
  return isFile ? `file:${relative(folder, resolve(path)).replaceAll('\\', '/')}` : spec
}

function setSdk(folder: string, spec: string): void {
  const file = join(folder, 'package.json')
  const text = readFileSync(file, 'utf8')
  const parsed = JSON.parse(text) as { dependencies: Record<string, string> }
  parsed.dependencies['@stoa/extension-sdk'] = spec
  writeFileSync(file, `${JSON.stringify(parsed, null, 2)}\n`)
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { SDK_VERSION } from '../sdk-version.ts'
import { readWords, type Command } from './command.ts'
import { sdkSpec } from './create.ts'
import { extensionFolder } from './extension-folder.ts'
import type { Change } from './upgrade/change.ts'
import { upgradeDeclaration } from './upgrade/declaration.ts'
import { COMMON_FILES, upgradeFile, upgradePackage } from './upgrade/template-files.ts'

const usage = `Usage: stoa upgrade [--sdk SPEC] [--dry-run]

Brings the extension in this folder to SDK ${SDK_VERSION}: its package.json, what it declares, and the files of the template
that you never changed. Says what is left to do. A second run changes nothing.

  --sdk SPEC   where npm finds the SDK: a version, or file:… with a packed SDK; by default ${SDK_VERSION}
  --dry-run    says what it would do, and changes nothing`

const TEMPLATE = join(import.meta.dirname, '../template')
const SOURCE = /\.[jt]sx?$/
const NOT_CODE = /(^|[\\/])(node_modules|dist|testing)[\\/]|\.test\.[jt]sx?$|\.d\.ts$/

/** `stoa upgrade`. */
export const upgrade: Command = {
  usage,
  async run(args) {
    const { values } = readWords(args, [], {
      sdk: { type: 'string', default: SDK_VERSION },
      'dry-run': { type: 'boolean', default: false },
    })
    const folder = extensionFolder()
    const changes = changesOf(folder, sdkSpec(folder, values.sdk))
    for (const { file, does, content } of changes) {
      console.log(`${file}: ${does}`)
      if (content === undefined || values['dry-run']) continue
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    }
    if (changes.length === 0) console.log(`Nothing to upgrade: this is an extension of SDK ${SDK_VERSION}.`)
    else if (!values['dry-run']) console.log('Next: npm install, npm run types, npm test, npm run check')
    return 0
  },
}

const template = (file: string): string => readFileSync(join(TEMPLATE, file), 'utf8')

function changesOf(folder: string, sdk: string): Change[] {
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !NOT_CODE.test(file))
    .map((file) => ({ file, text: read(file) ?? '' }))
  const hasEnglish = read('locales/en.json') !== undefined
  return [
    ...upgradePackage(read('package.json') ?? '{}', JSON.parse(template('package.json')), sdk),
    ...upgradeDeclaration(read('extension.ts') ?? '', sources),
    ...Object.entries(COMMON_FILES)
      .filter(([file]) => file !== 'texts.d.ts' || hasEnglish)
      .flatMap(([file, name]) => upgradeFile(file, read(file), template(name))),
  ]
}

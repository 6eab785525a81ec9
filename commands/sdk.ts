import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'

import { packDocuments } from './docs/packed-documents.ts'
import { writeDocumentSite } from './docs/site.ts'
import { bundleTools } from './sdk/bundled-tools.ts'
import { packAdmin } from './sdk/pack-admin.ts'
import { packCreate } from './sdk/pack-create.ts'
import { packedPackageJson } from './sdk/package-json.ts'
import { ROOT, TREES } from './stack/paths.ts'

const USAGE = `Usage: npm run sdk

Compiles the extension SDK into dist/sdk, for Node takes no TypeScript from an installed package, adds the built admin for
“stoa playground” and the documents as a site, and packs it into dist/stoa-extension-sdk-<version>.tgz: what authors install
who have no clone. Beside it is dist/stoa-create-extension-<version>.tgz, which makes the folder of a new extension.

  --help   this text`

const SOURCE = join(ROOT, 'extension-sdk')
const DIST = join(ROOT, 'dist')
const TARGET = join(DIST, 'sdk')
const CREATE = join(DIST, 'create-extension')
const ON_WINDOWS = process.platform === 'win32'

/** What is neither compiled nor a document, but part of the package. */
const COPIED = ['template', 'playground']

const isOwn = (path: string): boolean => !/[\\/](node_modules|dist)$/.test(path)

function run(program: string, args: readonly string[], folder: string): void {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit', shell: ON_WINDOWS })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: fix what it says above`)
}

/** How npm is called with a packed file. */
const spec = (file: string): string => `file:${relative(process.cwd(), file)}`

/** Compiles and packs the SDK, and the command that begins an extension with it; answers the packed files. */
async function packSdk(): Promise<{ sdk: string; create: string }> {
  const { buildSites } = await import('./build.ts')
  await buildSites({ onStep: () => undefined })
  const facts = packedPackageJson()
  const { version } = facts
  rmSync(TARGET, { recursive: true, force: true })
  run(join(ROOT, 'node_modules/.bin/tsc'), ['--project', join(SOURCE, 'tsconfig.package.json')], ROOT)
  for (const name of COPIED)
    cpSync(join(SOURCE, name), join(TARGET, name), { recursive: true, filter: isOwn })
  packDocuments(TARGET)
  packAdmin(TREES.admin, join(TARGET, 'site'))
  writeDocumentSite(join(TARGET, 'docs-site'), version)
  cpSync(join(ROOT, 'LICENSE'), join(TARGET, 'LICENSE'))
  await bundleTools(join(TARGET, 'node_modules'))
  writeFileSync(join(TARGET, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`)
  await packCreate(TARGET, CREATE, version)
  for (const folder of [TARGET, CREATE]) run('npm', ['pack', '--silent', '--pack-destination', DIST], folder)
  return {
    sdk: join(DIST, `stoa-extension-sdk-${version}.tgz`),
    create: join(DIST, `stoa-create-extension-${version}.tgz`),
  }
}

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
if (values.help) console.log(USAGE)
else {
  const { sdk, create } = await packSdk()
  console.log(`\nnpx --yes --package ${spec(create)} create-extension NAME --sdk ${spec(sdk)}`)
}

import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'

import { buildExtension } from '../build/build-extension.ts'
import { fingerprint } from '../build/fingerprint.ts'
import { ownLocaleFiles } from '../build/own-locale-files.ts'
import { readExtension } from '../build/read-extension.ts'

const USAGE = `Usage: stoa build [--out DIR]

Compiles the extension in this folder and writes chunks, translations and extension.json.

  --out DIR   where to; by default dist/<version>-<fingerprint of the sources>`

/** `stoa build`. */
export async function runBuild(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { out: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(USAGE)
  const folder = process.cwd()
  const { name, version } = await readExtension(folder)
  const build = fingerprint([folder])
  const output = values.out ?? join(folder, 'dist', `${version}-${build}`)
  const manifest = await buildExtension({
    folder,
    output,
    mode: 'production',
    build,
    localeFiles: ownLocaleFiles(folder),
    shipLocales: true,
  })
  const contributions = manifest.pages.length + manifest.widgets.length + manifest.settings.length
  console.log(`${name} ${version}: ${contributions} contributions in ${relative(folder, output)}`)
}

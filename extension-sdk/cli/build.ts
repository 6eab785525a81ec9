import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildExtension } from '../build/build-extension.ts'
import { fingerprint } from '../build/fingerprint.ts'
import { ownLocaleFiles } from '../build/own-locale-files.ts'
import { readExtension } from '../build/read-extension.ts'

const USAGE = `Usage: stoa build [--out DIR]

Compiles the extension in this folder and writes chunks, translations and extension.json.

  --out DIR   where to; by default dist/<version>-<fingerprint of the sources>. What lies there before is removed.`

/** The folder that a build goes into. What lies there is removed, so the sources must not. */
function outputFolder(folder: string, wanted: string): string {
  const output = resolve(folder, wanted)
  const wayToSources = relative(output, folder)
  if (!wayToSources.startsWith('..'))
    throw new Error(`--out ${wanted} would remove the extension itself: name a folder of its own`)
  return output
}

/** `stoa build`. */
export async function runBuild(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { out: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(USAGE)
  const folder = process.cwd()
  const { name, version } = await readExtension(folder)
  const build = fingerprint([folder])
  const output = outputFolder(folder, values.out ?? join('dist', `${version}-${build}`))
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

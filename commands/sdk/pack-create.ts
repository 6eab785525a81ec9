import { chmodSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import webpack, { type Configuration } from 'webpack'

import { ROOT } from '../stack/paths.ts'
import { compileLicensed, licencesOf } from './compile-licensed.ts'

const isOwn = (path: string): boolean => !/[\\/](node_modules|dist)$/.test(path)

const COMMAND = 'cli/create-extension.js'

const configuration = (sdk: string, target: string): Configuration => ({
  mode: 'production',
  target: 'node24',
  devtool: false,
  context: sdk,
  entry: `./${COMMAND}`,
  experiments: { outputModule: true },
  output: {
    path: target,
    filename: COMMAND,
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
  },
  // It finds the template from where it lies.
  module: { parser: { javascript: { importMeta: false } } },
  optimization: { minimize: false },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true }),
  ],
})

/** Makes the package of “create-extension” from the compiled SDK: one script without dependencies, and the template. */
export async function packCreate(sdk: string, target: string, version: string): Promise<void> {
  rmSync(target, { recursive: true, force: true })
  const files = await compileLicensed(configuration(sdk, target))
  chmodSync(join(target, COMMAND), 0o755)
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'))
  cpSync(join(ROOT, 'extension-sdk/template'), join(target, 'template'), { recursive: true, filter: isOwn })
  writeFileSync(join(target, 'LICENSES.txt'), licencesOf(files))
  const facts = {
    name: '@stoa/create-extension',
    version,
    description: 'Makes a folder with an extension of the Stoa admin',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=24' },
    bin: { 'create-extension': `./${COMMAND}` },
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`)
}

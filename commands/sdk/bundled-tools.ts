import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import webpack, { type Configuration } from 'webpack'

import { ROOT } from '../stack/paths.ts'
import { compileLicensed, licencesOf } from './compile-licensed.ts'

const MODULES = join(ROOT, 'node_modules')

/** A package that is packed with the SDK, in fewer files and without dependencies of its own. */
interface Tool {
  /** What is compiled into one file with all it imports; it lies where it did, because it finds its other files from there. */
  entry?: string
  /** What is copied: read by its path, or by builds of authors. */
  files: readonly string[]
  exports: Readonly<Record<string, string>>
  /** A module that shows Node the name of the entry's default export. */
  named?: { file: string; name: string }
  /** Imports that no build of an extension reaches. */
  unused?: readonly string[]
  /** Packages of which it needs one thing that the language has. */
  replaced?: readonly [imported: string, expression: string]
}

/** With their dependencies these are two in five of the packages that an author would install, one of them of 54 MB. */
const TOOLS: Readonly<Record<string, Tool>> = {
  'webpack-dev-server': {
    entry: 'dist/Server.js',
    files: ['client'],
    exports: { '.': './dist/Server.js', './client/*': './client/*' },
  },
  'webpack-dev-middleware': {
    entry: 'dist/index.js',
    files: ['client'],
    exports: {
      '.': './dist/index.js',
      './client': './client/index.js',
      './client/ws': './client/clients/WebSocketClient.js',
      './client/sse': './client/clients/EventSourceClient.js',
      './client/socket': './client/socket.js',
    },
  },
  '@module-federation/enhanced': {
    // Its wrapper looks for the webpack of another compiler; here there is one.
    entry: 'dist/src/lib/container/ModuleFederationPlugin.js',
    files: [],
    exports: { './webpack': './dist/src/webpack.js' },
    named: { file: 'dist/src/webpack.js', name: 'ModuleFederationPlugin' },
    unused: ['@module-federation/dts-plugin', '@module-federation/manifest'],
  },
  '@pmmmwh/react-refresh-webpack-plugin': {
    files: ['client', 'lib', 'loader', 'options', 'overlay', 'sockets'],
    exports: { '.': './lib/index.js' },
    replaced: ["require('core-js-pure/features/global-this')", 'globalThis'],
  },
}

/** Packages that the tools find by their names; the SDK depends on them. */
const FOUND_BY_NAME =
  /^(webpack|react-refresh|@module-federation\/(runtime|webpack-bundler-runtime))(-tools)?(\/|$)/
/** What ws and batch can do without. */
const OPTIONAL = /^(bufferutil|utf-8-validate|emitter)$/

interface Facts {
  version: string
  license: string
  dependencies: Record<string, string>
}

const factsOf = (name: string): Facts =>
  JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')) as Facts

/** The dependencies of the packed SDK on what is not part of it: those of its sources, and what its tools find by name. */
export function packedDependencies(ofSources: Readonly<Record<string, string>>): Record<string, string> {
  const { dependencies: ofFederation } = factsOf('@module-federation/enhanced')
  const { dependencies: ofRefresh } = factsOf('@pmmmwh/react-refresh-webpack-plugin')
  const named = ['@module-federation/runtime-tools', '@module-federation/webpack-bundler-runtime']
  return {
    ...ofSources,
    'webpack-dev-middleware': factsOf('webpack-dev-middleware').version,
    ...Object.fromEntries(named.map((name) => [name, ofFederation[name] ?? ''])),
    '@module-federation/runtime': factsOf('@module-federation/runtime').version,
    'schema-utils': ofRefresh['schema-utils'] ?? '',
    'source-map': ofRefresh['source-map'] ?? '',
  }
}

/** The names of the packages that are packed with the SDK. */
export const BUNDLED_TOOLS = Object.keys(TOOLS)

function configuration(name: string, tool: Tool, folder: string, file: string): Configuration {
  return {
    name,
    mode: 'production',
    target: 'node24',
    devtool: false,
    context: join(MODULES, name),
    entry: `./${tool.entry}`,
    output: { path: folder, filename: file, library: { type: 'commonjs2' } },
    node: { __dirname: false, __filename: false },
    resolve: { alias: Object.fromEntries((tool.unused ?? []).map((unused) => [unused, false])) },
    externals: [
      FOUND_BY_NAME,
      OPTIONAL,
      ...BUNDLED_TOOLS.filter((other) => other !== name).map((other) => new RegExp(`^${other}$`)),
    ],
    externalsType: 'commonjs',
    module: {
      rules: [
        {
          test: /\.js$/,
          include: /@module-federation|webpack-dev/,
          loader: join(import.meta.dirname, 'found-by-name.cjs'),
        },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    stats: 'errors-warnings',
  }
}

/** Writes the tools into `target`, the `node_modules` of the packed SDK. */
export async function bundleTools(target: string): Promise<void> {
  for (const [name, tool] of Object.entries(TOOLS)) {
    const source = join(MODULES, name)
    const folder = join(target, name)
    const { version, license } = factsOf(name)
    mkdirSync(folder, { recursive: true })
    for (const file of tool.files) cpSync(join(source, file), join(folder, file), { recursive: true })
    let compiled: string[] = [join(source, 'package.json')]
    if (tool.entry) compiled = await compileLicensed(configuration(name, tool, folder, tool.entry))
    const { named, replaced } = tool
    if (named && tool.entry)
      writeFileSync(
        join(folder, named.file),
        `exports.${named.name} = require('./${posix.relative(posix.dirname(named.file), tool.entry)}').default\n`,
      )
    if (replaced)
      for (const file of globSync('**/*.js', { cwd: folder })) {
        const text = readFileSync(join(folder, file), 'utf8')
        if (text.includes(replaced[0])) writeFileSync(join(folder, file), text.replaceAll(...replaced))
      }
    writeFileSync(join(folder, 'LICENSES.txt'), licencesOf(compiled))
    writeFileSync(
      join(folder, 'package.json'),
      `${JSON.stringify({ name, version, license, exports: tool.exports }, null, 2)}\n`,
    )
  }
}

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'

import { chunkName } from './chunk-files.ts'
import { compile, type Mode } from './compile.ts'
import { IntegrityPlugin } from './integrity-plugin.ts'
import { SHARED_MODULES, type SharedModule } from './shared-modules.ts'

/** What a remote's build is made from. */
export interface RemoteOptions {
  folder: string
  output: string
  mode: Mode
  /** The global that the entry defines, unique to this build, so that a new build never runs an old one's chunks. */
  global: string
  /** Exposed name → file. */
  exposes: Record<string, string>
  /** Where the files will lie; by default wherever the entry was loaded from. */
  publicPath?: string
  /** Shared modules in addition to those that every remote gets. */
  moreShared?: Readonly<Record<string, SharedModule>>
  /** The shell shares its federation runtime too, instead of 14 kB in each entry. Default false: the remote brings its own. */
  usesSharedRuntime?: boolean
}

const ASSETS = /\.(svg|png|jpe?g|gif|webp|avif|woff2)$/

/** The webpack configuration of one remote. */
export function remoteConfig(options: RemoteOptions): Configuration {
  const base = compile(options.mode)
  return {
    ...base,
    name: options.global,
    context: options.folder,
    entry: {},
    output: {
      path: options.output,
      // The folder of a build is named after its content: the files in it need not be, and the feed is shorter for it.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssChunkFilename: '[name].css',
      uniqueName: options.global,
      publicPath: options.publicPath ?? 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    optimization: {
      ...base.optimization,
      // Bytes of source: a small shared chunk costs a request more than it saves.
      splitChunks: { minSize: 90_000 },
    },
    module: {
      ...base.module,
      // An admin loads pictures and fonts from itself alone: those of a remote are part of its code.
      rules: [...(base.module?.rules ?? []), { test: ASSETS, type: 'asset/inline' }],
    },
    plugins: [
      new IntegrityPlugin(),
      new ModuleFederationPlugin({
        name: options.global,
        filename: 'entry.js',
        library: { type: 'var', name: options.global },
        exposes: Object.fromEntries(
          Object.entries(options.exposes).map(([module, file]) => [
            module,
            { import: file, name: chunkName(module) },
          ]),
        ),
        shared: { ...SHARED_MODULES, ...options.moreShared },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          optimization: { target: 'web', disableSnapshot: true },
          externalRuntime: options.usesSharedRuntime ?? false,
        },
      }),
    ],
  }
}

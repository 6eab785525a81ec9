import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import webpack, { type Configuration } from 'webpack'

import { compile, IntegrityPlugin, type Mode } from '@stoa/extension-sdk/build'
import { CompileHintsPlugin } from './compile-hints-plugin.ts'
import { DocumentsPlugin, type Document, type Preload } from './documents-plugin.ts'

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>

type CacheGroups = NonNullable<SplitChunks['cacheGroups']>

/** A page that a browser opens by itself: the admin's shell, or the shop. */
export interface SiteOptions {
  name: string
  folder: string
  /** The modules that run first, in order. */
  entry: readonly string[]
  template: string
  documents: readonly Document[]
  /** Default: nothing loads beside the entry. */
  preload?: Preload
  /** What the names of scripts and styles begin with. Default `assets/`. */
  assets?: string
  /** Modules to be replaced by others, or by nothing, see webpack's `resolve.alias`. Default none. */
  replaced?: Readonly<Record<string, string | false>>
  /** Modules that are one file although several chunks need them, see webpack's `cacheGroups`. Default none. */
  groups?: CacheGroups
  /** The module of a service worker, which becomes `/service-worker.js`. Default none; development builds have none. */
  worker?: string
  output: string
  mode: Mode
  /** Where the backend is, when it is not at its usual address. */
  backend?: string
}

const AXIOS = join(dirname(createRequire(import.meta.url).resolve('axios/package.json')), 'lib')

/** Parts of axios that browsers never run: the client sends by XMLHttpRequest, and bodies as JSON or as a FormData of its own. */
const UNUSED_IN_AXIOS = [
  'adapters/fetch.js',
  'helpers/AxiosURLSearchParams.js',
  'helpers/formDataToJSON.js',
  'helpers/HttpStatusCode.js',
  'helpers/toFormData.js',
  'helpers/toURLEncodedForm.js',
]

const without = Object.fromEntries(UNUSED_IN_AXIOS.map((file) => [join(AXIOS, file), false as const]))

/** The federation runtime leaves out what no site uses: loading in Node, and manifests, whose place the feed takes. */
const FEDERATION = { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true }

/** react-aria's texts come with the language, in the files that `npm run build` writes. */
const ARIA_TEXTS = {
  test: /[/\\]react-(aria|aria-components|stately)[/\\].*[/\\]intlStrings\.mjs$/,
  loader: join(import.meta.dirname, 'aria-texts-loader.ts'),
}

/** The webpack configuration of a site: content-hashed scripts and styles, and HTML documents that check them. */
export function siteConfig(options: SiteOptions): Configuration {
  const base = compile(options.mode)
  const { assets = 'assets/', preload } = options
  const hash = options.mode === 'production' ? '.[contenthash:10]' : ''
  return {
    ...base,
    name: options.name,
    context: options.folder,
    resolve: { ...base.resolve, alias: { ...without, ...options.replaced } },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ARIA_TEXTS] },
    entry: {
      main: [...options.entry],
      // A worker controls the pages below its own address.
      ...(options.worker &&
        options.mode === 'production' && {
          worker: { import: options.worker, filename: 'service-worker.js' },
        }),
    },
    output: {
      path: options.output,
      publicPath: '/',
      filename: `${assets}[name]${hash}.js`,
      chunkFilename: `${assets}[name]${hash}.js`,
      cssFilename: `${assets}[name]${hash}.css`,
      cssChunkFilename: `${assets}[name]${hash}.css`,
      assetModuleFilename: `${assets}[name]${hash}[ext]`,
      uniqueName: options.name,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 20_000,
    },
    optimization: {
      ...base.optimization,
      // Bytes of source: a small shared chunk costs a request more than it saves.
      splitChunks: { minSize: 90_000, cacheGroups: { defaultVendors: false, ...options.groups } },
    },
    plugins: [
      ...(options.mode === 'production'
        ? [
            new CompileHintsPlugin([
              'main',
              ...(preload ? [...preload.set, ...preload.unset, ...preload.later] : []),
            ]),
          ]
        : []),
      new webpack.DefinePlugin(FEDERATION),
      new IntegrityPlugin(),
      new DocumentsPlugin({
        template: options.template,
        documents: options.documents,
        preload,
        ...(options.backend && { backend: options.backend }),
        isChecked: options.mode === 'production',
      }),
    ],
  }
}

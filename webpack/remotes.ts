import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

import {
  AREA_MODULES,
  compile,
  readTexts,
  type BuildOptions,
  type Mode,
  type Texts,
} from '@stoa/extension-sdk/build'
import { languages } from '@stoa/i18n/languages'
import type { Configuration } from 'webpack'

import { SESSION_MARK } from '../shell/boot/preload-script.ts'
import type { Document } from './documents-plugin.ts'
import { siteConfig } from './site.ts'

/** The folder that the repository lies in. */
export const ROOT = join(import.meta.dirname, '..')

/** The remotes that ship with Stoa, in the order of the feed. */
export const AREAS = ['home', 'catalogue', 'orders', 'settings', 'storefront'] as const

/** The name of one of {@link AREAS}. */
export type Area = (typeof AREAS)[number]

/** The third-party extension that every fresh store starts with. */
export const EXAMPLE = join(ROOT, 'extension-sdk/examples/loyalty')

/** Namespaces that load with a site rather than with a contribution of an area. */
const SITE_NAMESPACES = new Set(['account', 'ui', 'admin', 'shell', 'shop', 'storefront'])

const SHOP = 'stoa-shop'

const LOCALES = join(ROOT, 'locales')

/** The languages that Stoa ships texts for: those with a folder. */
export const SHIPPED_LANGUAGES: readonly string[] = languages
  .map(({ code }) => code)
  .filter((code) => existsSync(join(LOCALES, code)))

/** The namespaces of the areas' features that a language has: one locale file each. English has all. */
export const featureNamespaces = (language = 'en'): string[] =>
  readdirSync(join(LOCALES, language))
    .map((file) => basename(file, '.json'))
    .filter((namespace) => !SITE_NAMESPACES.has(namespace))

/** Language → the texts of all features. */
export const areaTexts = (): Record<string, Texts> =>
  Object.fromEntries(
    SHIPPED_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        featureNamespaces(language).map((namespace) => [
          namespace,
          readTexts(join(LOCALES, language, `${namespace}.json`)),
        ]),
      ),
    ]),
  )

/** The admin: the shell with its two documents, one for visitors and one for staff who are signed in. */
export const shellConfig = (output: string, mode: Mode, backend?: string): Configuration =>
  siteConfig({
    name: 'stoa-shell',
    folder: join(ROOT, 'shell'),
    entry: [...(mode === 'development' ? ['./boot/hot-reload-hook.ts'] : []), './boot/main.ts'],
    template: join(ROOT, 'shell/boot/document.html'),
    documents: [{ path: 'index.html' }, { path: 'a/index.html' }],
    // The client is one file: the sign-in page needs it before the rest of the admin.
    groups: {
      http: {
        chunks: ({ name }) => name === 'admin' || name === 'client',
        minChunks: 2,
        name: 'http',
        enforce: true,
      },
      // Nearly every page after the first needs these components: one file, which is fetched ahead.
      components: {
        chunks: 'async',
        test: (module, { chunkGraph }) =>
          [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'ui-common'),
        name: 'ui-base',
        priority: 10,
        enforce: true,
      },
    },
    preload: {
      key: SESSION_MARK,
      set: ['admin'],
      unset: ['sign-in'],
      later: ['ui-common'],
      data: ['/feed.json'],
    },
    output,
    mode,
    ...(backend && { backend }),
  })

/** What shows framed extensions: a part of the admin alone. */
const FRAMED = join(ROOT, 'shell/frames/admin/framed.ts')

/** The document that framed extensions run in: it shares with them what the shell does, and nothing that only areas get. */
export const frameConfig = (output: string, mode: Mode): Configuration =>
  siteConfig({
    name: 'stoa-frame',
    folder: join(ROOT, 'shell'),
    entry: ['./frames/inside/main.ts'],
    template: join(ROOT, 'shell/frames/inside/document.html'),
    documents: [{ path: 'frame/index.html' }],
    assets: 'assets/frame-',
    replaced: {
      [join(ROOT, 'shell/federation/shared-modules.ts')]: join(ROOT, 'shell/federation/extension-modules.ts'),
      // There are no frames in frames.
      [FRAMED]: false,
    },
    output,
    mode,
  })

/** Chunks of the pages that are prerendered. The home page's texts are in the entry. */
const SHOP_PAGES = {
  home: ['home'],
  products: ['products', 'shop-texts'],
  collection: ['collection', 'shop-texts'],
  category: ['category', 'shop-texts'],
  product: ['product', 'shop-texts'],
  legal: ['legal', 'shop-texts'],
  lost: ['lost', 'shop-texts'],
} as const

/** The kinds of pages that are prerendered. */
export type ShopPage = keyof typeof SHOP_PAGES

/** The file of the shop's tree that prerendered pages of a kind are made from. */
export const shopTemplate = (page: ShopPage | 'application' | 'index'): string => `.templates/${page}.html`

const shopDocuments = (): Document[] => [
  { path: 'index.html' },
  { path: shopTemplate('index') },
  { path: shopTemplate('application'), isUnlisted: true },
  ...Object.entries(SHOP_PAGES).map(([page, chunks]) => ({
    path: shopTemplate(page as ShopPage),
    chunks,
  })),
]

/** The shop front as shoppers open it. */
export const shopConfig = (output: string, mode: Mode, backend?: string): Configuration =>
  siteConfig({
    name: SHOP,
    folder: join(ROOT, 'remotes/storefront'),
    // The shop may not import the shell: the build gives it the shell's loader of extensions.
    entry: [join(ROOT, 'shell/shop/wire.ts'), './boot/main.ts'],
    replaced: {
      [join(ROOT, 'shell/federation/shared-modules.ts')]: join(ROOT, 'shell/shop/shop-modules.ts'),
      [FRAMED]: false,
    },
    template: join(ROOT, 'remotes/storefront/boot/document.html'),
    worker: join(ROOT, 'remotes/storefront/offline/service-worker.ts'),
    documents: mode === 'production' ? shopDocuments() : [{ path: 'index.html' }],
    output,
    mode,
    ...(backend && { backend }),
  })

/** The shop's pages as a module for Node, which renders them to HTML. It has the class names of the shop front. */
export function rendererConfig(output: string): Configuration {
  const base = compile('production')
  return {
    ...base,
    name: 'shop-renderer',
    target: 'node24',
    devtool: false,
    context: join(ROOT, 'remotes/storefront'),
    entry: './boot/prerender.tsx',
    experiments: { ...base.experiments, outputModule: true },
    output: {
      path: output,
      filename: 'renderer.mjs',
      module: true,
      library: { type: 'module' },
      uniqueName: SHOP,
      asyncChunks: false,
    },
    optimization: { minimize: false },
  }
}

/** How an area is built: like any extension, with more shared libraries. */
export const areaOptions = (area: Area, output: string, mode: Mode, build: string): BuildOptions => ({
  folder: join(ROOT, 'remotes', area),
  output,
  mode,
  build,
  texts: areaTexts(),
  shipLocales: false,
  moreShared: AREA_MODULES,
  usesSharedRuntime: true,
})

import { join } from 'node:path'

import { HOUSE_MODULES, type BuildOptions, type Mode } from '@stoa/extension-sdk/build'
import type { Configuration } from 'webpack'

import { siteConfig } from './site.ts'

/** The folder that the repository lies in. */
export const ROOT = join(import.meta.dirname, '..')

/** The remotes that the house itself ships, in the order of the feed. */
export const AREAS = ['home', 'catalogue', 'orders', 'settings', 'storefront'] as const

/** The name of one of {@link AREAS}. */
export type Area = (typeof AREAS)[number]

/** The third-party extension that every fresh store starts with. */
export const EXAMPLE = join(ROOT, 'extension-sdk/examples/loyalty')

/** The languages that the house ships texts for. */
export const SHIPPED_LANGUAGES = ['ar', 'de', 'en'] as const

/** Where a room's texts lie, by language. */
export const localeFiles = (room: string): Record<string, string> =>
  Object.fromEntries(
    SHIPPED_LANGUAGES.map((language) => [language, join(ROOT, 'locales', language, `${room}.json`)]),
  )

/** The admin: the shell with its two documents, one for visitors and one for staff who are signed in. */
export const shellConfig = (output: string, mode: Mode, backend?: string): Configuration =>
  siteConfig({
    name: 'stoa-shell',
    folder: join(ROOT, 'shell'),
    entry: [...(mode === 'development' ? ['./boot/hot-reload-hook.ts'] : []), './boot/main.ts'],
    template: join(ROOT, 'shell/boot/document.html'),
    documents: [
      { path: 'index.html', preload: ['sign-in'] },
      { path: 'a/index.html', preload: ['admin'] },
    ],
    output,
    mode,
    ...(backend && { backend }),
  })

/** The shop front as shoppers open it. */
export const shopConfig = (output: string, mode: Mode, backend?: string): Configuration =>
  siteConfig({
    name: 'stoa-shop',
    folder: join(ROOT, 'remotes/storefront'),
    entry: ['./boot/main.ts'],
    template: join(ROOT, 'remotes/storefront/boot/document.html'),
    documents: [{ path: 'index.html', preload: [] }],
    output,
    mode,
    ...(backend && { backend }),
  })

/** How an area is built: like any extension, with the house's own libraries lent to it. */
export const areaOptions = (area: Area, output: string, mode: Mode, build: string): BuildOptions => ({
  folder: join(ROOT, 'remotes', area),
  output,
  mode,
  build,
  localeFiles: localeFiles(area),
  shipLocales: false,
  moreLent: HOUSE_MODULES,
  runtimeIsLent: true,
})

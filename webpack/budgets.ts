import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import type { Manifest } from '@stoa/extension-sdk/manifest'

import { PRELOAD_DATA_ID, type PreloadData } from '../shell/boot/preload-script.ts'

/** A limit that a first page must keep. */
export interface Budget {
  /** Of the page's own files, compressed with brotli. */
  bytes: number
  /** In a language whose texts load although the English ones are in the code. Default: the same. */
  translatedBytes?: number
  requests?: number
  /** Rounds of requests that wait for each other. */
  waves?: number
}

/** What the first pages may cost. Pictures of what is sold are the store's and do not count. */
export const BUDGETS = {
  'sign-in': { bytes: 110_000, requests: 6, waves: 2 },
  'product list': { bytes: 280_000, translatedBytes: 290_000, requests: 16, waves: 3 },
  home: { bytes: 300_000, requests: 24, waves: 4 },
  shop: { bytes: 160_000, requests: 18, waves: 5 },
} as const satisfies Record<string, Budget>

/** The budget of a page in a language other than English. */
export const translated = (budget: Budget): Budget => ({
  ...budget,
  bytes: budget.translatedBytes ?? budget.bytes,
})

const REFERENCE = /(?:src|href)="\/([^"]+\.(?:js|css|json))"/g

const compressedSize = (root: string, file: string): number => statSync(join(root, `${file}.br`)).size

const PRELOAD = new RegExp(`<script type="application/json" id="${PRELOAD_DATA_ID}">(.*?)</script>`)

/** A document, the files that it names, and those that it fetches ahead for people with or without a session. */
function filesOf(root: string, document: string, session: 'set' | 'unset' = 'unset'): string[] {
  const html = readFileSync(join(root, document), 'utf8')
  const [, data] = PRELOAD.exec(html) ?? []
  const ahead = data ? (JSON.parse(data) as PreloadData)[session] : []
  return [
    document,
    ...[...html.matchAll(REFERENCE)].flatMap(([, file]) => file ?? []),
    ...ahead.map(([href]) => href.slice(1)),
  ]
}

function chunksNamed(folder: string, files: readonly string[], name: string): string[] {
  return files
    .filter((file) => file.startsWith(`${name}.`) && /\.(js|css)$/.test(file))
    .map((file) => `${folder}/${file}`)
}

/** A page of a remote: whose it is, and the remote's folder below the admin's tree. */
export interface RemotePage {
  manifest: Manifest
  folder: string
  path: string
}

/** Where the built trees lie and what is in them, as far as the budgets need it. */
export interface BuiltTrees {
  admin: string
  shop: string
  list: RemotePage
  /** What it draws with comes after it and does not count. */
  home: RemotePage
  /** The names of the shop's asset files. */
  shopAssets: readonly string[]
}

const pageOf = ({ manifest, path }: RemotePage) => manifest.pages?.find((found) => found.path === path)

function filesOfRemote(remote: RemotePage): string[] {
  const files = [remote.manifest.entry.file, ...(pageOf(remote)?.files ?? [])]
  return files.map((file) => `${remote.folder}/${file}`)
}

/** What a first page consists of. */
interface FirstPage {
  root: string
  files: string[]
  /** The namespaces whose English is in the code. */
  coded?: readonly string[]
  /** The namespaces that are files in every language. */
  texts?: readonly string[]
}

const SHELL_TEXTS = ['shell', 'ui']
const ADMIN_TEXTS = [...SHELL_TEXTS, 'admin']

function bytesIn(language: string, { root, files, coded = [], texts = [] }: FirstPage): number {
  const namespaces = language === 'en' ? texts : [...coded, ...texts]
  const textFiles = namespaces.map((namespace) => `public/locales/${language}/${namespace}.json`)
  return [...files, ...textFiles].reduce((sum, file) => sum + compressedSize(root, file), 0)
}

function excess(name: string, page: FirstPage, budget: Budget): string[] {
  const sizes = readdirSync(join(page.root, 'public/locales')).map((language) => ({
    language,
    size: bytesIn(language, page),
    limit: (language === 'en' ? budget : translated(budget)).bytes,
  }))
  return sizes
    .filter(({ size, limit }) => size > limit)
    .map(({ language, size, limit }) => `${name} (${language}): ${size} bytes, ${limit} allowed`)
}

/** Throws when a first page has outgrown its budget, naming the page, the language, its size and the limit. */
export function enforceBudgets({ admin, shop, list, home, shopAssets }: BuiltTrees): void {
  const remotePage = (page: RemotePage): FirstPage => ({
    root: admin,
    files: [...filesOf(admin, 'a/index.html', 'set'), ...filesOfRemote(page)],
    coded: ADMIN_TEXTS,
    texts: pageOf(page)?.namespaces ?? [],
  })
  const pages: Record<keyof typeof BUDGETS, FirstPage> = {
    'sign-in': { root: admin, files: filesOf(admin, 'index.html'), coded: SHELL_TEXTS },
    'product list': remotePage(list),
    home: remotePage(home),
    shop: {
      root: shop,
      files: [...filesOf(shop, 'index.html'), ...chunksNamed('assets', shopAssets, 'home')],
      coded: ['storefront'],
    },
  }
  const outgrown = Object.entries(pages).flatMap(([name, page]) =>
    excess(name, page, BUDGETS[name as keyof typeof BUDGETS]),
  )
  if (outgrown.length > 0) throw new Error(`A first page has outgrown its budget.\n${outgrown.join('\n')}`)
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { Manifest } from '@stoa/extension-sdk/manifest'

import { BUDGETS, enforceBudgets, type BuiltTrees } from './budgets.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stoa-budgets-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, compressed: number, text = ''): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  writeFileSync(join(root, `${file}.br`), Buffer.alloc(compressed))
}

const CODED = ['shell', 'ui', 'admin', 'storefront']

/** Two small sites whose product list costs `entry` bytes beside its documents, and whose home `home`. */
function trees(entry: number, home = 0): BuiltTrees {
  write('index.html', 1000, '<script src="/main.js"></script>')
  write('a/index.html', 1000, '<script src="/main.js"></script>')
  write('main.js', 10_000)
  write('remotes/list/entry.js', entry)
  write('remotes/list/page.js', 500)
  write('remotes/home/entry.js', home)
  write('remotes/home/page.js', 500)
  for (const namespace of ['list', ...CODED]) write(`public/locales/en/${namespace}.json`, 500)
  const manifest = {
    entry: { file: 'entry.js', global: 'x' },
    pages: [{ path: '/list', title: 't', module: './page', files: ['page.js'], namespaces: ['list'] }],
  } as unknown as Manifest
  return {
    admin: root,
    shop: root,
    list: { manifest, folder: 'remotes/list', path: '/list' },
    home: { manifest, folder: 'remotes/home', path: '/list' },
    shopAssets: [],
  }
}

const room = BUDGETS['product list'].bytes - 12_000

test('a page within its budget passes', () => {
  expect(() => enforceBudgets(trees(room))).not.toThrow()
})

test('one byte more is named with its page, its size and the limit', () => {
  expect(() => enforceBudgets(trees(room + 1))).toThrow('product list (en): 280001 bytes, 280000 allowed')
})

test('the home page has a budget of its own', () => {
  const roomAtHome = BUDGETS.home.bytes - 12_000
  expect(() => enforceBudgets(trees(room, roomAtHome))).not.toThrow()
  expect(() => enforceBudgets(trees(room, roomAtHome + 1))).toThrow('home (en): 300001 bytes')
})

test('in another language the texts count that English has in the code', () => {
  const built = trees(room)
  for (const namespace of ['list', ...CODED]) write(`public/locales/ru/${namespace}.json`, 2000)
  expect(() => enforceBudgets(built)).not.toThrow()
  write('public/locales/ru/admin.json', 4501)
  expect(() => enforceBudgets(built)).toThrow('product list (ru): 290001 bytes, 290000 allowed')
})

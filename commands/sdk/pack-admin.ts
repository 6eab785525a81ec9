import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { packSite } from '../../extension-sdk/cli/playground/packed-site.ts'
import { setPageHeaders } from '../../shell/gateway/security-headers.ts'

interface Feed {
  extensions: { area?: boolean; base: string }[]
}

const COMPRESSED = /\.br$/
const LISTS = /^\.\w+$/

/** Whether a file belongs to the last build: the folder also has those of earlier ones, for tabs that are open. */
function isCurrent(admin: string, { extensions }: Feed): (file: string) => boolean {
  const assets = join(admin, 'assets')
  const lists = readdirSync(assets).filter((name) => LISTS.test(name))
  const names = new Set(
    lists.flatMap((list) => JSON.parse(readFileSync(join(assets, list), 'utf8')) as string[]),
  )
  const bases = extensions.map(({ base }) => base.slice(1))
  return (file) => {
    if (file.startsWith('assets/')) return names.has(file.slice('assets/'.length))
    return !file.startsWith('remotes/') || bases.some((base) => file.startsWith(base))
  }
}

/** Packs the built admin for “stoa playground”: its areas alone, compressed, with the headers of its pages. */
export function packAdmin(admin: string, target: string): void {
  const feed = JSON.parse(readFileSync(join(admin, 'feed.json'), 'utf8')) as Feed
  const extensions = feed.extensions.filter(({ area }) => area)
  const headers: Record<string, string> = {}
  setPageHeaders(
    { setHeader: (name: string, value: string) => void (headers[name] = value) },
    { backend: 'http://localhost:9000', extensions: [], allowsLocalExtensions: true },
  )
  const isPacked = isCurrent(admin, { extensions })
  const files = readdirSync(admin, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => COMPRESSED.test(file) && !/\.map\.br$|^feed\.json/.test(file))
    .map((file) => [file.replace(COMPRESSED, ''), join(admin, file)] as const)
    .filter(([file]) => isPacked(file))
  const ownFeed = { ...feed, extensions, origins: [], allowsOverrides: true }
  mkdirSync(target, { recursive: true })
  packSite(
    target,
    new Map([
      ...files.map(([file, path]) => [file, readFileSync(path)] as const),
      ['feed.json', brotliCompressSync(JSON.stringify(ownFeed))] as const,
      ['headers.json', brotliCompressSync(JSON.stringify(headers))] as const,
    ]),
  )
}

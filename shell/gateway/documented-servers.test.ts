/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { type Served, serveSite } from './serve-site.ts'

/** The answer of a server: the file of the site that it sends, if any, and the caching of it. */
interface Answer {
  status: number
  file?: string
  cache?: string
}

const FILES = [
  'index.html',
  'a/index.html',
  'feed.json',
  'assets/main.0123456789.js',
  'assets/main.0123456789.js.br',
  'remotes/orders/0c1d2e3f4a/entry.js',
  'public/locales/de/shell.json',
  '.secret/key.txt',
]

const PATHS = [
  '/',
  '/login',
  '/products/v1.5-cup',
  '/products/12345678',
  '/a',
  '/a/care/v1.0',
  '/a/orders/deadbeef01',
  '/apples',
  '/feed.json',
  '/robots.txt',
  '/assets/main.0123456789.js',
  '/assets/main.0123456789.js.br',
  '/assets/gone.0123456789.js',
  '/remotes/orders/0c1d2e3f4a/entry.js',
  '/public/locales/de/shell.json',
  '/.secret/key.txt',
]

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
const example = (language: string) =>
  new RegExp(`^\`\`\`${language}\\n(.*?)\`\`\``, 'ms').exec(readme)?.[1] ?? ''
const nginx = example('nginx')
const caddy = example('caddyfile')

let root: string
let gateway: Served

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'documented-'))
  for (const file of FILES) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), file)
  }
  const loyalty = { base: 'https://loyalty.example.com/' }
  const feed = { format: 1, extensions: [loyalty], disabled: [], origins: ['https://loyalty.example.com'] }
  writeFileSync(join(root, 'feed.json'), JSON.stringify(feed))
  const meta = '<meta name="stoa-backend" content="https://api.example.com">'
  for (const page of ['index.html', 'a/index.html'])
    writeFileSync(join(root, page), `<!doctype html>${meta}<title>${page}</title>`)
  gateway = await serveSite({ root, port: 0, isBehindHttps: true })
})

afterAll(async () => {
  await gateway.close()
  rmSync(root, { recursive: true })
})

const isFile = (path: string) => FILES.includes(path.slice(1)) && existsSync(join(root, path))

const sent = (path: string, cache: string): Answer =>
  isFile(path) ? { status: 200, file: path, cache } : { status: 404 }

/** What nginx does with the example: the first location that matches answers, and the map sees the file's path. */
function nginxAnswer(path: string): Answer {
  const [, hashed = '', immutable = ''] = /"~([^"]+)"\s+"([^"]+)"/.exec(nginx) ?? []
  const [, other = ''] = /default\s+"([^"]+)"/.exec(nginx) ?? []
  const cacheOf = (file: string) => (new RegExp(hashed).test(file) ? immutable : other)
  for (const [, pattern, action = ''] of nginx.matchAll(/location (?:~ (\S+)|\/)\s+\{ (.*?); \}/g)) {
    if (pattern && !new RegExp(pattern).test(path)) continue
    if (action.startsWith('return')) return { status: Number(action.split(' ')[1]) }
    const file = action.split(' ')[1] === '$uri' ? path : (action.split(' ')[1] ?? '')
    return sent(file, cacheOf(file))
  }
  return { status: 404 }
}

/** What Caddy does with the example: it sets headers by the path that was asked for, before it rewrites. */
function caddyAnswer(path: string): Answer {
  const matchers = new Map(
    [...caddy.matchAll(/@(\w+) (not )?path(_regexp)? (.+)/g)].map(([, name, not, isPattern, value = '']) => {
      const matches = isPattern
        ? new RegExp(value).test(path)
        : value
            .split(' ')
            .some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one))
      return [name, matches !== Boolean(not)]
    }),
  )
  const matching = (directive: RegExp) =>
    [...caddy.matchAll(directive)].find(([, name]) => matchers.get(name))?.[2]
  if (matching(/respond @(\w+) (404)/g)) return { status: 404 }
  const file = matching(/rewrite @(\w+) (\S+)/g) ?? path
  return sent(file, matching(/header @(\w+) Cache-Control "([^"]+)"/g) ?? '')
}

async function gatewayAnswer(path: string): Promise<Answer> {
  const response = await fetch(gateway.url + path)
  const text = await response.text()
  if (response.status !== 200) return { status: response.status }
  const page = /<title>(.*)<\/title>/.exec(text)?.[1]
  return {
    status: 200,
    file: page ? `/${page}` : path,
    cache: response.headers.get('cache-control') ?? '',
  }
}

test.each(PATHS)('nginx and Caddy answer %s as the gateway does', async (path) => {
  const expected = await gatewayAnswer(path)
  expect(nginxAnswer(path)).toEqual(expected)
  expect(caddyAnswer(path)).toEqual(expected)
})

test('nginx and Caddy send every header of the gateway’s pages, with its values', async () => {
  const { headers } = await fetch(`${gateway.url}/a`)
  const own =
    /^(accept-ranges|connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|vary|cache-control)$/
  const expected = Object.fromEntries([...headers].filter(([name]) => !own.test(name)))
  const inNginx = [...nginx.matchAll(/add_header (\S+) (?:"([^"]*)"|(\S+)) always;/g)]
  const [, block = ''] = /^ {2}header \{\n(.*?)^ {2}\}/ms.exec(caddy) ?? []
  const inCaddy = [...block.matchAll(/^ {4}(\S+) (?:"([^"]*)"|(\S+))$/gm)]
  for (const written of [inNginx, inCaddy])
    expect(
      Object.fromEntries(
        written.map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain]),
      ),
    ).toEqual(expected)
})

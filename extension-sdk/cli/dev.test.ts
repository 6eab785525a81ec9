import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

import type { Manifest } from '../points/manifest.ts'
import {
  authorFolder,
  careDeclaration,
  careSources,
  STOA,
  type AuthorFolder,
} from './testing/author-folder.ts'

const MINUTE = 60_000

let folder: AuthorFolder
let server: ChildProcess | undefined

beforeEach(() => {
  folder = authorFolder(careSources())
})
afterEach(async () => {
  if (server?.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }
  folder.remove()
})

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Starts the development server; the answer waits until it has printed something. */
function startDev(...args: string[]) {
  const child = spawn(process.execPath, [STOA, 'dev', '--no-open', ...args], { cwd: folder.path })
  server = child
  let printed = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString()
      for (const look of waiting) look()
    })
  return (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!printed.includes(text)) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
}

interface Heard {
  type?: string
  data?: string
}

/** The message that reloads a page: the file that changed. */
function nextReload(port: number): { isOpen: Promise<void>; file: Promise<string | undefined> } {
  const opened = Promise.withResolvers<void>()
  const changed = Promise.withResolvers<string | undefined>()
  const headers = { origin: `http://localhost:${port}` }
  const socket = new WebSocket(`ws://localhost:${port}/ws`, { headers } as never)
  socket.addEventListener('message', ({ data }) => {
    const { type, data: file } = JSON.parse(String(data)) as Heard
    if (type === 'ok') opened.resolve()
    if (type !== 'static-changed') return
    changed.resolve(file)
    socket.close()
  })
  socket.addEventListener('error', () => opened.reject(new Error('the server takes no connection')))
  return { isOpen: opened.promise, file: changed.promise }
}

test(
  'serves the extension with a manifest made for each request, and starts again when its files change',
  async () => {
    const port = await freePort()
    const origin = `http://localhost:${port}/`
    const until = startDev('--port', String(port), '--admin', 'http://localhost:7001/a/products')
    await until(`http://localhost:7001/a?stoa-override=${origin}\n`)
    const answer = await fetch(`${origin}extension.json`)
    const manifest = (await answer.json()) as Manifest

    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(manifest).toMatchObject({
      name: 'care',
      pages: [{ path: '/care', module: './page' }],
      integrity: { 'entry.js': 'unchecked' },
      locales: { en: 'locales/en.json' },
      texts: { en: { title: 'Care notes' } },
    })
    expect(await (await fetch(`${origin}${manifest.entry.file}`)).text()).toContain(manifest.entry.global)
    expect(await (await fetch(`${origin}locales/en.json`)).json()).toEqual({ title: 'Care notes' })
    expect((await fetch(`${origin}package.json`)).status).toBe(404)

    const heard = nextReload(port)
    await heard.isOpen
    folder.write('locales/en.json', '{ "title": "Changed" }')
    expect(await heard.file).toBe(join(folder.path, 'locales/en.json'))
    expect(await (await fetch(`${origin}extension.json`)).json()).toMatchObject({
      texts: { en: { title: 'Changed' } },
    })

    folder.write('note.tsx', 'export default () => <p>Note</p>')
    folder.write(
      'extension.ts',
      careDeclaration({
        more: `widgets: [{ id: 'note', zone: 'home.after', load: () => import('./note.tsx') }]`,
      }),
    )
    await until('extension.ts names other files than before')
    expect((await fetch(`${origin}note.js`)).status).toBe(200)

    folder.write('extension.ts', 'export default {')
    await until('What was served before still is.')
    expect((await fetch(`${origin}extension.json`)).status).toBe(500)
    expect((await fetch(`${origin}note.js`)).status).toBe(200)
  },
  2 * MINUTE,
)

test(
  'a port in use is reported, and how to choose another',
  async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    expect(await folder.stoa('dev', '--no-open', '--port', String(port))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`port ${port} is taken, by another “stoa dev” perhaps`),
    })
    other.close()
  },
  MINUTE,
)

test.each([
  [['--port', 'none'], '--port none is no port'],
  [['--admin', 'here'], '--admin here is no address'],
])('%j is wrong use', async (args, message) => {
  expect(await folder.stoa('dev', ...args)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(message),
  })
})

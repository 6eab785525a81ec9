import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { DATA } from '../../commands/stack/paths.ts'
import { USUAL_PORTS } from '../../commands/stack/settings.ts'
import { serveSite } from '../../shell/gateway/serve-site.ts'
import { expect, signIn, test as base } from '../journeys/environment.ts'
import { portOf } from '../faults/port-of.ts'
import { ask } from './ask.ts'
import { deployTree, fileIn } from './deployed-tree.ts'
import { startDocumentedServer } from './documented-server.ts'
import { installedPrograms } from './installed.ts'

interface Sites {
  root: string
  /** The gateway before the same files: what it answers, the documented servers answer. */
  gateway: string
}

const FOLDER = join(DATA, 'servers')
const PAGES = [
  '/',
  '/login',
  '/products/v1.5-cup',
  '/products/12345678',
  '/apples',
  '/a',
  '/a/care/v1.0',
  '/a/orders/deadbeef01',
  '/a/index.html',
  '/frame',
  '/frames',
  '/frame/index.html',
]
const STRAY = ['/.secret', '/robots.txt', '/assets/', '/assets/notes.html', '/assets/..%2f.secret']

const test = base.extend<object, { sites: Sites }>({
  sites: [
    async ({ stack }, use) => {
      rmSync(FOLDER, { recursive: true, force: true })
      const { backend } = stack.urls
      const root = deployTree(FOLDER, stack.urls)
      const movedOrigins = { [`http://localhost:${USUAL_PORTS.loyalty}`]: stack.urls.loyalty }
      const gateway = await serveSite({ root, port: 0, backend, movedOrigins, isBehindHttps: true })
      await use({ root, gateway: gateway.url })
      await gateway.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Headers that say how one server transfers, not what the site promises. Others may be on more answers than the gateway's. */
const OF_TRANSFER =
  /^(accept-ranges|alt-svc|connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|server|transfer-encoding|vary)$/

const promised = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_TRANSFER.test(name)))

/** The content type by the one name that scripts have since RFC 9239, without the encoding of the text. */
const kindOf = (headers: Readonly<Record<string, string>>) =>
  headers['content-type']?.split(';')[0]?.replace('application/javascript', 'text/javascript')

for (const [index, program] of installedPrograms().entries()) {
  const server = test.extend<object, { documented: { http: string; https: string } }>({
    documented: [
      async ({ sites, stack }, use) => {
        const { backend, loyalty } = stack.urls
        const running = await startDocumentedServer(program, {
          folder: join(FOLDER, program.name),
          root: sites.root,
          http: portOf(7430 + index),
          https: portOf(7432 + index),
          backend,
          loyalty,
        })
        await use(running)
        await running.stop()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  })

  server.describe(program.name, () => {
    server('answers every kind of address as the gateway does', async ({ sites, documented }) => {
      const { root, gateway } = sites
      const script = fileIn(root, 'assets', /\.js$/)
      const paths = [
        ...PAGES,
        ...STRAY,
        '/feed.json',
        '/index.html',
        script,
        script.replace(/\.js$/, '0.js'),
        `${script}.br`,
        fileIn(root, 'remotes', /^orders\/.*entry\.js$/),
        fileIn(root, 'public', /\.json$/),
      ]
      for (const path of paths) {
        const expected = await ask(gateway, path)
        const answer = await ask(documented.https, path)
        expect.soft(answer.status, path).toBe(expected.status)
        if (expected.status !== 200) continue
        expect.soft(answer.body.equals(expected.body), `the body of ${path}`).toBe(true)
        expect.soft(answer.headers, path).toMatchObject(promised(expected.headers))
        expect.soft(kindOf(answer.headers), path).toBe(kindOf(expected.headers))
      }
    })

    server(
      'sends compressed copies, parts and nothing that the browser has',
      async ({ sites, documented }) => {
        const script = fileIn(sites.root, 'assets', /\.js$/)
        for (const encoding of ['br', 'gzip']) {
          const headers = { 'accept-encoding': encoding }
          const [expected, answer] = await Promise.all([
            ask(sites.gateway, script, { headers }),
            ask(documented.https, script, { headers }),
          ])
          expect(answer.headers['content-encoding']).toBe(encoding)
          expect(answer.headers['vary']?.toLowerCase()).toContain('accept-encoding')
          expect(answer.body.equals(expected.body)).toBe(true)
        }
        const whole = await ask(documented.https, script)
        const part = await ask(documented.https, script, { headers: { range: 'bytes=0-9' } })
        expect([part.status, part.body.length]).toEqual([206, 10])
        const known = { 'if-none-match': whole.headers['etag'] ?? '' }
        expect((await ask(documented.https, script, { headers: known })).status).toBe(304)
        expect((await ask(documented.https, '/a', { method: 'POST' })).status).toBe(405)
      },
    )

    server(
      'serves an admin that people can work in, and the extension',
      async ({ page, stack, documented }) => {
        const here = { ...stack, urls: { ...stack.urls, admin: documented.http } }
        await signIn(page, here, '/a/products?q=Wool Cushion')
        await page.getByRole('table').getByRole('link', { name: 'Wool Cushion' }).click()
        await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Wool Cushion')
        await page.getByRole('link', { name: 'Loyalty', exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Loyalty members' })).toBeVisible()
        await page.getByRole('link', { name: 'Orders', exact: true }).click()
        await page.getByRole('table').getByRole('link').first().click()
        const order = page.getByRole('heading', { level: 1, name: /^#/ })
        await expect(order).toBeVisible()
        await page.reload()
        await expect(order).toBeVisible()
      },
    )
  })
}

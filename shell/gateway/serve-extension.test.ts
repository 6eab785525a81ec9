import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serveExtension } from './serve-extension.ts'
import type { Served } from './serve-site.ts'

let root: string
let served: Served

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'extension-'))
  mkdirSync(join(root, '1.0.0-0123456789'))
  writeFileSync(join(root, '1.0.0-0123456789', 'entry.js'), 'entry')
  served = await serveExtension({ root, port: 0 })
})

afterEach(async () => {
  await served.close()
  rmSync(root, { recursive: true })
})

test('any admin may load and cache a file', async () => {
  const { status, headers } = await fetch(`${served.url}/1.0.0-0123456789/entry.js`)
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a missing file answers 404, readable across origins', async () => {
  const { status, headers } = await fetch(`${served.url}/gone.js`)
  expect(status).toBe(404)
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test.each(['/', '/1.0.0-0123456789'])('%s answers 404, not a page', async (path) => {
  expect((await fetch(`${served.url}${path}`)).status).toBe(404)
})

test('after closing it answers nothing and the port is free', async () => {
  const port = Number(new URL(served.url).port)
  await served.close()
  await expect(fetch(served.url)).rejects.toThrow('fetch failed')
  served = await serveExtension({ root, port })
  expect((await fetch(`${served.url}/1.0.0-0123456789/entry.js`)).status).toBe(200)
})

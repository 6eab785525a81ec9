import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { signedText } from '@stoa/extension-sdk/feed-signature'

import { type Served, serveSite } from './serve-site.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const { x = '' } = publicKey.export({ format: 'jwk' })
const feedKey = `ed25519-${Buffer.from(x, 'base64url').toString('base64')}`
const version = (number: number) =>
  signedText(
    { format: 1, extensions: [], disabled: [], version: number, expires: '2999-01-01T00:00:00Z' },
    (content) => sign(null, Buffer.from(content), privateKey).toString('base64'),
  )

let root: string
let served: Served

const write = (file: string, content: string) => writeFileSync(join(root, file), content)
const text = async (path: string) => (await fetch(`${served.url}${path}`)).text()

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'signed-'))
  write(
    'index.html',
    '<!doctype html><meta name="stoa-backend" content="http://localhost:9000"><title>Stoa</title>',
  )
})
afterEach(async () => {
  await served.close()
  rmSync(root, { recursive: true })
})

test('pages name the public key, and a feed that was altered or is older is not served', async () => {
  write('feed.json', version(2))
  served = await serveSite({ root, port: 0, feedKey })
  expect(await text('/a')).toContain(`<meta name="stoa-feed-key" content="${feedKey}" /><title>`)
  expect(await text('/feed.json')).toBe(version(2))
  expect(await text('/healthz')).toContain('"status":"ok"')

  for (const [refused, problem] of [
    [version(3).replace('[]', '[1]'), /altered.*The last good one is served/],
    [version(1), /older: version 1, seen 2.*The last good one is served/],
  ] as const) {
    write('feed.json', refused)
    expect(await text('/feed.json')).toBe(version(2))
    expect(await text('/healthz')).toMatch(problem)
  }
})

test('a feed that was never signed is not served', async () => {
  write('feed.json', '{"format":1,"extensions":[]}')
  served = await serveSite({ root, port: 0, feedKey })
  expect((await fetch(`${served.url}/feed.json`)).status).toBe(500)
})

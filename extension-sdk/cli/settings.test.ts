import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { jest } from '@jest/globals'

import { settings } from './settings.ts'
import { TOKEN } from './store-settings.ts'

let store: Server
let url: string
let metadata: Record<string, unknown>
let lines: string[]

beforeEach(async () => {
  lines = []
  jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  metadata = {
    theme: 'x',
    'extension:care:degrees': '30',
    'extension:care:hint': '"Wash"',
    'extension:wash:on': 'true',
  }
  store = createServer(async (request, response) => {
    if (request.headers['x-medusa-access-token'] !== 'secret') return response.writeHead(401).end()
    let body = ''
    for await (const part of request) body += String(part)
    const changes = body ? (JSON.parse(body) as { metadata: Record<string, unknown> }).metadata : {}
    // As the backend does: an empty text removes a key.
    metadata = Object.fromEntries(
      Object.entries({ ...metadata, ...changes }).filter(([, value]) => value !== ''),
    )
    return response.end(JSON.stringify({ store: { metadata } }))
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  process.env[TOKEN] = 'secret'
})
afterEach(() => {
  store.close()
  delete process.env[TOKEN]
  jest.restoreAllMocks()
})

test('settings of one extension are printed as JSON', async () => {
  expect(await settings.run(['care', '--store', url])).toBe(0)
  expect(JSON.parse(lines.join('\n'))).toEqual({ degrees: 30, hint: 'Wash' })
})

test('what was printed can be imported', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'stoa-settings-')), 'care.json')
  writeFileSync(file, JSON.stringify({ degrees: 40, isOn: false }))
  await settings.run(['care', '--store', `${url}/`, '--import', file])
  await settings.run(['care', '--store', url])
  expect(JSON.parse(lines.slice(1).join('\n'))).toEqual({ degrees: 40, hint: 'Wash', isOn: false })
})

test('removing takes the settings of this extension alone', async () => {
  await settings.run(['care', '--store', url, '--remove'])
  expect(lines).toEqual(['Removed: degrees, hint'])
  expect(metadata).toEqual({ theme: 'x', 'extension:wash:on': 'true' })
})

test('what is missing or refused is said', async () => {
  await expect(settings.run(['care'])).rejects.toThrow('name the store')
  await expect(settings.run(['care', '--store', 'care'])).rejects.toThrow('care is no address of a store')
  process.env[TOKEN] = 'wrong'
  await expect(settings.run(['care', '--store', url])).rejects.toThrow('answers 401')
  delete process.env[TOKEN]
  await expect(settings.run(['care', '--store', url])).rejects.toThrow(`${TOKEN} is not set`)
})

import { resolve } from 'node:path'

import { gatewayOptions } from './gateway-options.ts'

const needed = ['--root', 'dist/admin', '--port', '7001']

test('reads the folder, port, hosts and backend', () => {
  const more = ['--backend', 'https://api.example.com/', '--host', '0.0.0.0']
  expect(gatewayOptions([...needed, ...more])).toEqual({
    root: resolve('dist/admin'),
    port: 7001,
    hosts: ['0.0.0.0'],
    backend: 'https://api.example.com',
  })
})

test('reads the collector, which requires a key', () => {
  const collector = ['--analytics', 'https://collect.example.com/in/', '--analytics-key', 'key_1']
  expect(gatewayOptions([...needed, ...collector])).toMatchObject({
    analytics: { url: 'https://collect.example.com/in', writeKey: 'key_1' },
  })
  expect(gatewayOptions(needed)).not.toHaveProperty('analytics')
})

test('reads where pictures and payment pages may come from, and what stands in front', () => {
  const more = [
    '--images',
    'https://a.example.com/cdn',
    '--images',
    'https://b.example.com',
    '--payments',
    'https://pay.example.com/v3',
    '--behind-https',
  ]
  expect(gatewayOptions([...needed, ...more, '--local-extensions'])).toMatchObject({
    images: ['https://a.example.com', 'https://b.example.com'],
    payments: ['https://pay.example.com'],
    isBehindHttps: true,
    allowsLocalExtensions: true,
  })
  for (const name of ['images', 'payments', 'isBehindHttps', 'allowsLocalExtensions']) {
    expect(gatewayOptions(needed)).not.toHaveProperty(name)
  }
})

test('reads where shoppers write to', () => {
  expect(gatewayOptions([...needed, '--contact', 'hello@example.com'])).toMatchObject({
    contact: 'hello@example.com',
  })
  expect(gatewayOptions(needed)).not.toHaveProperty('contact')
})

test('help requires no other option', () => {
  expect(gatewayOptions(['--help'])).toBeUndefined()
})

test.each([
  [['--port', '7001'], '--root'],
  [['--root', 'dist'], '--port'],
  [['--root', 'dist', '--port', '7001x'], '--port'],
  [[...needed, '--backend', 'api.example.com'], '--backend'],
  [[...needed, '--images', '*'], '--images'],
  [[...needed, '--payments', '*'], '--payments'],
  [[...needed, '--analytics', 'https://collect.example.com'], '--analytics-key'],
  [[...needed, '--analytics', 'https://collect.example.com', '--analytics-key', '"><b>'], '--analytics-key'],
  [[...needed, '--analytics-key', 'key_1'], '--analytics'],
  [[...needed, '--contact', 'the shop'], '--contact'],
  [[...needed, '--colour'], '--colour'],
])('%j is refused by its name', (args, name) => {
  expect(() => gatewayOptions(args)).toThrow(name)
})

const withFeedKey = (key: string) => gatewayOptions(['--root', 'dist', '--port', '1', '--feed-key', key])

test('a public key of feeds is taken, and nothing else', () => {
  const key = `ed25519-${'A'.repeat(43)}=`
  expect(withFeedKey(key)).toMatchObject({ feedKey: key })
  expect(() => withFeedKey('ed25519-"><script>')).toThrow('--feed-key must be a public key')
})

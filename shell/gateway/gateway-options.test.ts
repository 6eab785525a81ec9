/** @jest-environment node */
import { resolve } from 'node:path'

import { gatewayOptions } from './gateway-options.ts'

const needed = ['--root', 'dist/admin', '--port', '7001']

test('reads what to serve, where, and who may come in', () => {
  const more = [
    '--backend',
    'https://api.example.com/',
    '--host',
    '0.0.0.0',
    '--allow-origin',
    'https://one.example.com',
  ]
  expect(gatewayOptions([...needed, ...more])).toEqual({
    root: resolve('dist/admin'),
    port: 7001,
    hosts: ['0.0.0.0'],
    backend: 'https://api.example.com',
    allowedOrigins: ['https://one.example.com'],
  })
})

test('help needs nothing else', () => {
  expect(gatewayOptions(['--help'])).toBeUndefined()
})

test.each([
  [['--port', '7001'], '--root'],
  [['--root', 'dist'], '--port'],
  [['--root', 'dist', '--port', '7001x'], '--port'],
  [[...needed, '--backend', 'api.example.com'], '--backend'],
  [[...needed, '--allow-origin', 'https://one.example.com/path'], '--allow-origin'],
  [[...needed, '--colour'], '--colour'],
])('%j is refused by name', (args, name) => {
  expect(() => gatewayOptions(args)).toThrow(name)
})

import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { readCommandLine } from './command-line.mts'

test('reads the folder as an absolute path, with 9000 and keeping the data by default', () => {
  assert.deepEqual(readCommandLine(['--data', 'here']), {
    port: 9000,
    dataFolder: resolve('here'),
    database: 'keep',
  })
})

test('takes another port and a reset', () => {
  const options = readCommandLine(['--port', '9100', '--data', '/d', '--reset'])
  assert.deepEqual(options, { port: 9100, dataFolder: '/d', database: 'reset' })
})

test('says how it is called when the folder is missing', () => {
  assert.throws(() => readCommandLine([]), /--data <folder> is missing[^]*Usage: node serve\.mts/)
})

test('refuses arguments that it does not know', () => {
  assert.throws(() => readCommandLine(['--data', '/d', '--prot', '1']), /--prot[^]*Usage:/)
})

for (const port of ['0', '65536', '80.5', 'http', '']) {
  test(`refuses the port "${port}"`, () => {
    assert.throws(
      () => readCommandLine(['--data', '/d', '--port', port]),
      /--port must be a whole number from 1 to 65535/,
    )
  })
}

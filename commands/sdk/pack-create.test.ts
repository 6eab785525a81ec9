import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ROOT } from '../stack/paths.ts'
import { packCreate } from './pack-create.ts'

test('create-extension makes an extension from its own package alone, and refuses with its own name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-create-'))
  const [sdk, packed] = [join(folder, 'sdk'), join(folder, 'package')]
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const project = join(ROOT, 'extension-sdk/tsconfig.package.json')
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(packed, 'cli/create-extension.js'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  try {
    expect(spawnSync(process.execPath, [tsc, '--project', project, '--outDir', sdk]).status).toBe(0)
    await packCreate(sdk, packed, '9.8.7')
    const { bin, dependencies } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as {
      [key: string]: unknown
    }
    expect({ bin, dependencies }).toEqual({ bin: { 'create-extension': './cli/create-extension.js' } })

    expect(run('care', '--sdk', 'file:sdk.tgz')).toMatchObject({ status: 0, stderr: '' })
    expect(readFileSync(join(folder, 'care/package.json'), 'utf8')).toContain('"file:../sdk.tgz"')
    expect(existsSync(join(folder, 'care/.npmrc'))).toBe(true)

    expect(run('orders')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/called “orders”: the admin itself[^]*“create-extension --help”/),
    })
    expect(run('--help').stdout).toContain('Usage: create-extension NAME')
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)

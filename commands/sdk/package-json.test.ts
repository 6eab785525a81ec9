import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ROOT } from '../stack/paths.ts'
import { packedPackageJson } from './package-json.ts'

const pack = (folder: string) =>
  spawnSync('npm', ['pack', '--dry-run', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
    // The clone's own configuration runs no script of any package.
    env: { ...process.env, npm_config_ignore_scripts: 'false' },
    shell: process.platform === 'win32',
  })

test('packing the sources of the SDK is refused, and names the command that packs it', () => {
  const { status, stdout, stderr } = pack(join(ROOT, 'extension-sdk'))
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('npm run sdk')])
  expect({ status, stdout }).toEqual({ status: 1, stdout: expect.not.stringContaining('.tgz') })
})

test('the compiled SDK can be packed, and its entry points are compiled files with declarations', () => {
  const facts = packedPackageJson()
  expect(facts.bin.stoa).toBe('./cli/stoa.js')
  expect(facts.exports['.']).toEqual({ types: './index.d.ts', default: './index.js' })
  expect(Object.keys(facts.exports)).not.toContain('./admission/testing')
  const folder = mkdtempSync(join(tmpdir(), 'stoa-packed-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(facts))
    expect(pack(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('.tgz') })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

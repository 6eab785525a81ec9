import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { KEPT_HOURS, pruneBuilds } from './prune-builds.ts'

const HOUR = 3_600_000

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('what a build no longer uses stays for tabs that are open, and goes when its time is over', () => {
  const start = Date.now()
  for (const name of ['old.1.js', 'old.1.js.br', 'kept.2.js', 'kept.2.js.map', 'kept.2.js.map.gz'])
    writeFileSync(join(folder, name), '')
  mkdirSync(join(folder, '0.1.0-aaa'))
  const prune = (current: string[], hours: number) =>
    pruneBuilds(folder, new Set(current), start + hours * HOUR)

  prune(['old.1.js', 'kept.2.js', '0.1.0-aaa'], 0)
  prune(['kept.2.js'], KEPT_HOURS - 1)
  expect(readdirSync(folder)).toHaveLength(6)
  prune(['kept.2.js'], KEPT_HOURS + 1)
  expect(readdirSync(folder)).toEqual(['kept.2.js', 'kept.2.js.map', 'kept.2.js.map.gz'])
})

test('a folder that was never built has nothing to prune', () => {
  expect(() => pruneBuilds(join(folder, 'none'), new Set())).not.toThrow()
})

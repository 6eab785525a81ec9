import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { canEnter } from './unprivileged-user.mts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-enter-'))
const inner = join(folder, 'inner')
mkdirSync(inner)
after(() => rmSync(folder, { recursive: true }))

const stranger = { uid: 65_500, gid: 65_500 }

test('a folder that lets others in can be entered, and so can one yet to be made in it', () => {
  chmodSync(folder, 0o755)
  assert.equal(canEnter(stranger, inner), true)
  assert.equal(canEnter(stranger, join(inner, 'new/folder')), true)
})

test('one closed folder above is enough to keep a user out', () => {
  chmodSync(folder, 0o700)
  assert.equal(canEnter(stranger, inner), false)
})

test('the owner enters a folder that is closed to others', () => {
  chmodSync(folder, 0o700)
  assert.equal(canEnter({ uid: process.getuid?.() ?? 0, gid: 65_500 }, inner), true)
})

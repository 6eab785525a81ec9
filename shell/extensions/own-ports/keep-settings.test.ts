import { jest } from '@jest/globals'
import type { ClientPort } from '@stoa/extension-sdk'
import { anExtension } from '@stoa/extension-sdk/admission/testing'

import { readSettings, saveSettings } from './keep-settings.ts'

const manifestOf = (name: string) => anExtension(name, { uses: { storage: true } }).manifest
const care = manifestOf('care')

/** Merges metadata as the backend does. */
function storeWith(metadata: Record<string, unknown> = {}) {
  let kept = metadata
  const post = jest.fn(async (_path: string, body: unknown) => {
    const changes = Object.entries((body as { metadata: object }).metadata)
    const gone = new Set(changes.filter(([, value]) => value === '').map(([key]) => key))
    kept = Object.fromEntries(
      Object.entries({ ...kept, ...Object.fromEntries(changes) }).filter(([key]) => !gone.has(key)),
    )
    return { store: { metadata: kept } }
  })
  const client = { get: async () => ({ store: { metadata: kept } }), post } as unknown as ClientPort
  return { client, post, kept: () => kept }
}

test('settings of every kind come back as they were saved', async () => {
  const { client } = storeWith()
  const settings = { isOn: false, points: 0, hint: '', list: [1, 'a'], rules: { from: 3 } }
  expect(await saveSettings(client, settings, care)).toEqual(settings)
  expect(await readSettings(client, care)).toEqual(settings)
})

test('a save sends what changes alone, so that others and other extensions keep theirs', async () => {
  const { client, post, kept } = storeWith({ theme: 'x', 'extension:care-plus:isOn': 'true' })
  await saveSettings(client, { isOn: true, points: 2 }, care)
  await saveSettings(client, { points: 3 }, care)

  expect(post.mock.lastCall).toEqual(['/store', { metadata: { 'extension:care:points': '3' } }])
  expect(await readSettings(client, care)).toEqual({ isOn: true, points: 3 })
  expect(await readSettings(client, manifestOf('care-plus'))).toEqual({ isOn: true })
  expect(kept()['theme']).toBe('x')
})

test('null removes a setting from the store', async () => {
  const { client, kept } = storeWith()
  await saveSettings(client, { isOn: true, points: 2 }, care)
  expect(await saveSettings(client, { isOn: null }, care)).toEqual({ points: 2 })
  expect(kept()).toEqual({ 'extension:care:points': '2' })
})

test.each<[string, Record<string, unknown>, string]>([
  ['too much', { text: 'ä'.repeat(4000) }, 'the settings of care would be 8006 bytes, 8000 are allowed'],
  ['a key with a colon', { 'a:b': 1 }, 'a:b is no name of a setting'],
  ['a function', { run: () => 1 }, 'the setting run is nothing that JSON can keep'],
])('%s is refused before anything is saved', async (_what, changes, message) => {
  const { client, post } = storeWith()
  await expect(saveSettings(client, changes as never, care)).rejects.toThrow(message)
  expect(post).not.toHaveBeenCalled()
})

test('the quota counts what is there already', async () => {
  const { client, post } = storeWith()
  await saveSettings(client, { one: 'x'.repeat(5000) }, care)
  await expect(saveSettings(client, { two: 'x'.repeat(5000) }, care)).rejects.toThrow('8000 are allowed')
  expect(post).toHaveBeenCalledTimes(1)
  await saveSettings(client, { one: null, two: 'x'.repeat(5000) }, care)
})

test('an extension that did not declare storage has no settings, and neither has the shell', async () => {
  const { client } = storeWith()
  const { manifest } = anExtension('care', { uses: { read: ['store'] } })
  await expect(readSettings(client, manifest)).rejects.toThrow('add uses: { storage: true }')
  await expect(saveSettings(client, { isOn: true }, manifest)).rejects.toThrow('may not keep settings')
  await expect(readSettings(client, undefined)).rejects.toThrow('only extensions')
})

test('what something else wrote under its keys is no setting', async () => {
  const { client } = storeWith({ 'extension:care:isOn': '{', 'extension:care:points': 4 })
  expect(await readSettings(client, care)).toEqual({})
})

import { jest } from '@jest/globals'

import { isOverlayKey, overlayKeyPressed } from './overlay-keys.ts'
import { createZoneOverlay, type OverlayParts } from './zone-overlay.ts'

const parts = {} as OverlayParts

test('loads nothing before the first toggle, and notifies its listeners', async () => {
  const load = jest.fn(() => Promise.resolve(parts))
  const overlay = createZoneOverlay(load)
  const listener = jest.fn()
  overlay.subscribe(listener)
  expect(load).not.toHaveBeenCalled()

  await overlay.toggle()
  expect(overlay.parts()).toBe(parts)
  await overlay.toggle()
  expect(overlay.parts()).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('toggling off while loading stays off', async () => {
  const loading = Promise.withResolvers<OverlayParts>()
  const overlay = createZoneOverlay(() => loading.promise)
  const first = overlay.toggle()
  await overlay.toggle()
  loading.resolve(parts)
  await first

  expect(overlay.parts()).toBeUndefined()
})

test('a failed load is retried on the next toggle', async () => {
  const load = jest.fn<() => Promise<OverlayParts>>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValueOnce(parts)
  const overlay = createZoneOverlay(load)

  await expect(overlay.toggle()).rejects.toThrow('offline')
  await overlay.toggle()
  expect(overlay.parts()).toBe(parts)
})

const press = (init: KeyboardEventInit) => isOverlayKey(new KeyboardEvent('keydown', init))

test('the keys are Ctrl, Alt and Z on any layout, without AltGr', () => {
  const held = { ctrlKey: true, altKey: true }
  expect(press({ ...held, key: 'z', code: 'KeyY' })).toBe(true)
  expect(press({ ...held, key: 'Ω', code: 'KeyZ' })).toBe(true)
  expect(press({ ...held, key: 'x', code: 'KeyX' })).toBe(false)
  expect(press({ ctrlKey: true, key: 'z', code: 'KeyZ' })).toBe(false)
  expect(press({ ...held, key: 'z', code: 'KeyZ', shiftKey: true })).toBe(false)
  expect(press({ ...held, key: 'ż', code: 'KeyZ', modifierAltGraph: true })).toBe(false)
})

test('waiting for the keys ends when they are pressed or aborted', async () => {
  const leaving = new AbortController()
  const listener = jest.fn()
  const waiting = overlayKeyPressed(leaving.signal).then(listener)
  dispatchEvent(new KeyboardEvent('keydown', { ctrlKey: true, key: 'z', code: 'KeyZ' }))
  await Promise.resolve()
  expect(listener).not.toHaveBeenCalled()
  const keys = new KeyboardEvent('keydown', { ctrlKey: true, altKey: true, key: 'z', cancelable: true })
  dispatchEvent(keys)
  await waiting
  expect(keys.defaultPrevented).toBe(true)

  leaving.abort()
  const late = new KeyboardEvent('keydown', { ctrlKey: true, altKey: true, key: 'z', cancelable: true })
  dispatchEvent(late)
  expect(late.defaultPrevented).toBe(false)
})

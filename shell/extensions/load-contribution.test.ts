import { jest } from '@jest/globals'
import { anExtension, aPage } from '@stoa/extension-sdk/admission/testing'

import type * as LoadModule from '../federation/load-module.ts'
import { registerTexts } from '../language/extension-texts.ts'

const loadModule = jest.fn<typeof LoadModule.loadModule>()
jest.unstable_mockModule('../federation/load-module.ts', () => ({ loadModule }))
const { loadContribution } = await import('./load-contribution.ts')

const page = aPage('/care')
const care = anExtension('care', { texts: { en: {} }, locales: { en: 'locales/en.json' }, pages: [page] })
const loadTexts = jest.fn<(namespaces: readonly string[]) => Promise<void>>()

beforeAll(() => registerTexts([care]))
beforeEach(() => {
  loadModule.mockReset()
  loadTexts.mockReset().mockResolvedValue()
})
afterEach(() => {
  globalThis.stoaIntegrity = undefined
})

test('texts with a known hash load in parallel with the code', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof loadModule>>>()
  loadModule.mockReturnValue(promise)
  const loading = loadContribution(loadTexts, care, page)

  expect(loadTexts.mock.calls).toEqual([[['care/']]])
  resolve({ status: 'ready', exported: 'page' })
  expect(await loading).toEqual({ status: 'ready', exported: 'page' })
  expect(loadTexts).toHaveBeenCalledTimes(1)
})

test('texts whose hash only the entry knows load after it', async () => {
  globalThis.stoaIntegrity = () => 'sha256-none'
  loadModule.mockImplementation(async () => {
    expect(loadTexts).not.toHaveBeenCalled()
    return { status: 'ready', exported: 'page' }
  })

  expect(await loadContribution(loadTexts, care, page)).toMatchObject({ status: 'ready' })
  expect(loadTexts.mock.calls).toEqual([[['care/']]])
})

test('failed code loads no texts', async () => {
  globalThis.stoaIntegrity = () => 'sha256-none'
  const failed = { status: 'failed', failure: { kind: 'script', detail: 'gone' } } as const
  loadModule.mockResolvedValue(failed)

  expect(await loadContribution(loadTexts, care, page)).toEqual(failed)
  expect(loadTexts).not.toHaveBeenCalled()
})

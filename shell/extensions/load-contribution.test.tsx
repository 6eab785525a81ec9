import { jest } from '@jest/globals'
import { anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { waitFor } from '@testing-library/react'

import { allowFiles, fileUrl } from '../federation/integrity.ts'
import { registerTexts } from '../language/extension-texts.ts'
import { aRemote } from '../testing/remote.ts'
import { loadContribution } from './load-contribution.ts'

const page = aPage('/care')
const loadTexts = jest.fn<(namespaces: readonly string[]) => Promise<void>>()

/** Each test uses its own extension, because code that runs stays. */
function install(name: string) {
  const integrity = { 'entry.js': `sha256-${'e'.repeat(43)}=` }
  const texts = { texts: { en: {} }, locales: { en: 'locales/en.json' } }
  const extension = anExtension(name, { ...texts, integrity, pages: [page] })
  registerTexts([extension])
  allowFiles(extension)
  return extension
}

beforeEach(() => loadTexts.mockReset().mockResolvedValue())
afterEach(() => {
  globalThis.stoaIntegrity = undefined
})

test('texts with a known hash load in parallel with the code', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const care = install('care')
  aRemote(care, { [page.module]: promise })
  const loading = loadContribution(loadTexts, care, page)

  expect(loadTexts.mock.calls).toEqual([[['care/']]])
  resolve('page')
  expect(await loading).toEqual({ status: 'ready', exported: 'page' })
  expect(loadTexts).toHaveBeenCalledTimes(1)
})

test('texts whose hash only the entry knows load after it', async () => {
  globalThis.stoaIntegrity = () => 'sha256-none'
  const { promise, resolve } = Promise.withResolvers<string>()
  const wash = install('wash')
  const { get } = aRemote(wash, { [page.module]: promise })
  const loading = loadContribution(loadTexts, wash, page)
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1))
  expect(loadTexts).not.toHaveBeenCalled()

  resolve('page')
  expect(await loading).toMatchObject({ status: 'ready' })
  expect(loadTexts.mock.calls).toEqual([[['wash/']]])
})

test('failed code loads no texts', async () => {
  globalThis.stoaIntegrity = () => 'sha256-none'
  const iron = install('iron')
  const detail = `${fileUrl(iron, 'entry.js')} answered 404`

  expect(await loadContribution(loadTexts, iron, page)).toEqual({
    status: 'failed',
    failure: { kind: 'script', detail },
  })
  expect(loadTexts).not.toHaveBeenCalled()
})

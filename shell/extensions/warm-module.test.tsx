import { jest } from '@jest/globals'
import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'

import type * as LoadModule from '../federation/load-module.ts'
import { createLedger } from './containment/ledger.ts'
import { ShellContext, type Shell } from './shell-context.ts'

const loadModule = jest.fn<typeof LoadModule.loadModule>()
const preloadModule = jest.fn<typeof LoadModule.preloadModule>()
jest.unstable_mockModule('../federation/load-module.ts', () => ({ loadModule, preloadModule }))
const moveOn = jest.fn()
jest.unstable_mockModule('../federation/outdated.ts', () => ({ moveOn }))
const { useModule } = await import('./use-module.ts')
const { warmModule } = await import('./warm-module.ts')

const shell = {
  ledger: createLedger(() => undefined),
  loadTexts: jest.fn<Shell['loadTexts']>(() => Promise.resolve()),
} as unknown as Shell
const wrapper = ({ children }: { children: ReactNode }) => (
  <ShellContext value={shell}>{children}</ShellContext>
)
const list = aPage('/things')
const record = { ...aPage('/things/:id'), module: './pages/record' }

const show = (extension: ReturnType<typeof anArea>, page: typeof list) =>
  renderHook(() => useModule(extension, page, { attempt: 0, isEnabled: true }), { wrapper })

/** Shows the list of an extension, whose code runs from then on. */
async function run(extension: ReturnType<typeof anArea>) {
  const { result } = show(extension, list)
  await waitFor(() => expect(result.current.status).toBe('ready'))
}

beforeEach(() => {
  jest.clearAllMocks()
  loadModule.mockImplementation(async (_extension, { module }) => ({ status: 'ready', exported: module }))
})

test('the first render of a page that was warmed has its code', async () => {
  const area = anArea('running', { pages: [list, record] })
  await run(area)
  await warmModule(shell, area, record)
  expect(shell.loadTexts).toHaveBeenCalledTimes(2)
  loadModule.mockClear()
  expect(show(area, record).result.current).toEqual({ status: 'ready', exported: record.module })
  expect(loadModule).not.toHaveBeenCalled()
})

test('an area that does not run yet is only fetched', async () => {
  const area = anArea('resting', { pages: [list, record] })
  await warmModule(shell, area, record)
  expect(preloadModule.mock.calls).toEqual([[area, record]])
  expect(loadModule).not.toHaveBeenCalled()
})

test("a third party's page is only fetched, although its code runs", async () => {
  const extension = anExtension('loyalty', { pages: [list, record] })
  await run(extension)
  loadModule.mockClear()
  await warmModule(shell, extension, record)
  expect(preloadModule).toHaveBeenCalledTimes(1)
  expect(loadModule).not.toHaveBeenCalled()
})

test('a page of an outdated build reloads the admin when it is shown, not when it is prepared', async () => {
  const area = anArea('outdated', { pages: [list, record] })
  await run(area)
  loadModule.mockResolvedValue({ status: 'failed', failure: { kind: 'outdated', detail: 'gone' } })
  await warmModule(shell, area, record)
  expect(moveOn).not.toHaveBeenCalled()
  show(area, record)
  await waitFor(() => expect(moveOn.mock.calls).toEqual([[area.base]]))
})

test('a failure counts only where the page is shown', async () => {
  const area = anArea('failing', { pages: [list, record] })
  await run(area)
  loadModule.mockResolvedValue({ status: 'failed', failure: { kind: 'script', detail: 'offline' } })
  await warmModule(shell, area, record)
  expect(shell.ledger.account('failing').failures).toEqual([])
  const { result } = show(area, record)
  expect(result.current.status).toBe('loading')
  await waitFor(() => expect(result.current.status).toBe('failed'))
})

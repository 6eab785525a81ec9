import { jest } from '@jest/globals'
import { anArea, anExtension, aPage } from '@stoa/extension-sdk/admission/testing'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'

import { fileUrl } from '../federation/integrity.ts'
import { aRemote, askedFiles } from '../testing/remote.ts'
import { createLedger } from './containment/ledger.ts'
import { ShellContext, type Shell } from './shell-context.ts'
import { useModule } from './use-module.ts'
import { warmModule } from './warm-module.ts'

const shell = {
  ledger: createLedger(() => undefined),
  loadTexts: jest.fn<Shell['loadTexts']>(() => Promise.resolve()),
} as unknown as Shell
const wrapper = ({ children }: { children: ReactNode }) => (
  <ShellContext value={shell}>{children}</ShellContext>
)
const list = aPage('/things')
const record = { ...aPage('/things/:id'), module: './pages/record', files: ['record.js'] }
const CODE = { [list.module]: list.module, [record.module]: record.module }
const GONE = { ...CODE, [record.module]: new Error('Loading chunk record failed') }

const show = (extension: ReturnType<typeof anArea>, page: typeof list) =>
  renderHook(() => useModule(extension, page, { attempt: 0, isEnabled: true }), { wrapper })

/** Shows the list of an extension, whose code runs from then on. */
async function run(extension: ReturnType<typeof anArea>, modules: object = CODE) {
  const { get } = aRemote(extension, { ...modules })
  const { result } = show(extension, list)
  await waitFor(() => expect(result.current.status).toBe('ready'))
  return get
}

beforeEach(() => jest.mocked(shell.loadTexts).mockClear())

test('the first render of a page that was warmed has its code', async () => {
  const area = anArea('running', { pages: [list, record] })
  const get = await run(area)
  await warmModule(shell, area, record)
  expect(get.mock.calls).toEqual([[list.module], [record.module]])
  expect(shell.loadTexts).toHaveBeenCalledTimes(2)
  expect(show(area, record).result.current).toEqual({ status: 'ready', exported: record.module })
  expect(shell.loadTexts).toHaveBeenCalledTimes(2)
})

test('an area that does not run yet is only fetched', async () => {
  const area = anArea('resting', { pages: [list, record] })
  const { get } = aRemote(area, CODE)
  await warmModule(shell, area, record)
  expect(askedFiles()).toEqual([fileUrl(area, 'entry.js'), fileUrl(area, 'record.js')])
  expect(get).not.toHaveBeenCalled()
})

test("a third party's page is only fetched, although its code runs", async () => {
  const extension = anExtension('loyalty', { pages: [list, record] })
  const get = await run(extension)
  await warmModule(shell, extension, record)
  expect(askedFiles().at(-1)).toBe(fileUrl(extension, 'record.js'))
  expect(get.mock.calls).toEqual([[list.module]])
})

test('a page of an outdated build reloads the admin when it is shown, not when it is prepared', async () => {
  // All that jsdom does to reload a page is to say that it cannot.
  const reloaded = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest
    .mocked(fetch)
    .mockImplementation(async (url) =>
      url === '/feed.json' ? new Response('{"extensions":[]}') : new Response('', { status: 404 }),
    )
  const area = anArea('outdated', { pages: [list, record] })
  await run(area, GONE)
  await warmModule(shell, area, record)
  expect(reloaded).not.toHaveBeenCalled()
  show(area, record)
  await waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1))
  expect(reloaded.mock.lastCall).toEqual([
    expect.objectContaining({ message: expect.stringContaining('navigation') }),
  ])
  expect(sessionStorage.getItem('stoa.moved-on')).toBe(area.base)
  reloaded.mockRestore()
})

test('a failure counts only where the page is shown', async () => {
  const area = anArea('failing', { pages: [list, record] })
  await run(area, GONE)
  await warmModule(shell, area, record)
  expect(shell.ledger.account('failing').failures).toEqual([])
  const { result } = show(area, record)
  expect(result.current.status).toBe('loading')
  await waitFor(() => expect(result.current.status).toBe('failed'))
})

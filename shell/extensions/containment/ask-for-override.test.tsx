import { jest } from '@jest/globals'

import { askForOverride } from './ask-for-override.ts'
import { overriddenBases } from './overrides.ts'

const notify = { success: jest.fn(), error: jest.fn(), warn: jest.fn(), info: jest.fn() }
const confirm = jest.fn<() => Promise<boolean>>()
const feed = { extensions: [], disabled: [] }
const loaded: string[] = []
const ask = (request: string) =>
  askForOverride(request, {
    feed,
    notify,
    dialogs: { confirm },
    t: (key, values) => `${key} ${JSON.stringify(values ?? {})}`,
    loadTexts: async (namespaces) => void loaded.push(...namespaces),
  })

beforeEach(() => {
  sessionStorage.clear()
  confirm.mockReset()
  notify.error.mockReset()
  globalThis.fetch = () => Promise.resolve(new Response('{"name":"mine"}'))
})

test('the question shows name and address, and declining changes nothing', async () => {
  confirm.mockResolvedValue(false)
  await ask('http://localhost:7777')

  expect(confirm).toHaveBeenCalledWith({
    title: expect.stringContaining('mine'),
    message: expect.stringContaining('http://localhost:7777/'),
    confirmLabel: expect.any(String),
  })
  expect(overriddenBases()).toEqual([])
  expect(loaded).toEqual(['extensions'])
})

test('any address other than localhost is refused without a question', async () => {
  await ask('https://evil.example/')

  expect(notify.error).toHaveBeenCalledTimes(1)
  expect(confirm).not.toHaveBeenCalled()
})

test('an unreachable server shows an error', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await ask('http://localhost:7777')

  expect(notify.error).toHaveBeenCalledTimes(1)
  expect(confirm).not.toHaveBeenCalled()
})

test('blocked storage shows an error after confirming', async () => {
  confirm.mockResolvedValue(true)
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await ask('http://localhost:7777')
  blocked.mockRestore()

  expect(notify.error.mock.calls).toEqual([
    [expect.stringContaining('extensions.notKept'), expect.stringContaining('extensions.notKeptMessage')],
  ])
})

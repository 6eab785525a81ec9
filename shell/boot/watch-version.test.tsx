import { jest } from '@jest/globals'

import { watchVersion } from './watch-version.ts'

const BASE = '/remotes/orders/0.1.0-1/'
const files = new Map<string, string>()
let stop: () => void = () => undefined

beforeEach(() => {
  files.set('/feed.json', JSON.stringify({ extensions: [{ base: BASE }] }))
  files.set('/a', '<script src="/assets/main.0123456789.js"></script>')
  globalThis.fetch = async (path) =>
    ({ ok: files.has(String(path)), text: async () => files.get(String(path)) }) as Response
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.setAttribute('src', '/assets/main.0123456789.js')
  document.head.replaceChildren(script)
})
afterEach(() => stop())

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Returns to the page after a while, in milliseconds. */
function watch() {
  let time = 0
  const onBehind = jest.fn()
  stop = watchVersion([BASE], onBehind, () => time)
  const comeBack = async (after: number) => {
    time += after
    dispatchEvent(new Event('focus'))
    await settled()
  }
  return { onBehind, comeBack }
}

test.each([
  ['an extension', '/feed.json', '{"extensions":[]}'],
  ['the shell', '/a', '<script src="/assets/main.9876543210.js"></script>'],
])('a new build of %s is noticed once, by who comes back', async (_, file, content) => {
  const { onBehind, comeBack } = watch()
  await comeBack(0)
  expect(onBehind).not.toHaveBeenCalled()
  files.set(file, content)
  await comeBack(59_000)
  expect(onBehind).not.toHaveBeenCalled()
  await comeBack(1000)
  await comeBack(60_000)
  expect(onBehind).toHaveBeenCalledTimes(1)
})

test('a server that does not answer has no new build', async () => {
  const { onBehind, comeBack } = watch()
  files.clear()
  await comeBack(60_000)
  expect(onBehind).not.toHaveBeenCalled()
})

import { spawn, type ChildProcess } from 'node:child_process'

import {
  authorFolder,
  careSources,
  STOA,
  type AuthorFolder,
} from '../../extension-sdk/cli/testing/author-folder.ts'
import { expect, PORTS, signIn, test } from './environment.ts'

const PORT = PORTS.loyalty + 17
const BASE = `http://localhost:${PORT}/`
const page = (text: string, more = '') => `${more}
export default function Page() {
  return <p>${text}</p>
}
`
const THROWS = 'const limits: string[] = []\nconst limit = limits[0]!.length'

let folder: AuthorFolder
let server: ChildProcess
let printed = ''

test.beforeAll(async () => {
  folder = authorFolder(careSources({ 'page.tsx': page('First') }))
  server = spawn(process.execPath, [STOA, 'dev', '--no-open', '--port', String(PORT)], { cwd: folder.path })
  const isServed = Promise.withResolvers<void>()
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => {
      printed += text.toString()
      if (printed.includes('Ctrl-C ends it')) isServed.resolve()
    })
  await isServed.promise
})
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
  folder.remove()
})

test('code that throws while it is loaded is shown with its line above the page, in the console and in the terminal', async ({
  page: tab,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/throws while it is loaded|reading 'length'|Syntax Error|\[webpack-dev-server\]/)
  const logged: string[] = []
  tab.on('console', (message) => logged.push(message.text()))
  await signIn(tab, stack, `/a/care?stoa-override=${BASE}`)
  await tab.getByRole('button', { name: 'Run it in this tab' }).click()
  const main = tab.getByRole('main')
  await expect(main).toContainText('First')

  folder.write('page.tsx', page('Second', THROWS))
  const overlay = tab.getByRole('dialog', { name: 'Errors of the extension' })
  await expect(overlay).toContainText('page.tsx:2:26')
  await expect(overlay).toContainText("reading 'length'")
  await expect.poll(() => logged.join('\n')).toContain('page.tsx:2:26')
  await expect.poll(() => printed).toContain('page.tsx:2:26')
  await expect(main).toContainText('First')

  folder.write('page.tsx', page('Third'))
  await expect(main).toContainText('Third')
  await expect(overlay).toHaveCount(0)

  folder.write('page.tsx', 'export default function Page( {')
  await expect(overlay).toContainText('page.tsx')
  await expect(overlay).toContainText('Syntax Error')

  folder.write('page.tsx', page('Fourth', THROWS))
  await expect(overlay).toContainText('page.tsx:2:26')
  await tab.reload()
  await expect(overlay).toContainText('page.tsx:2:26')
  await expect(main.getByRole('alert')).toContainText('could not start')
})

import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { authorFolder, ROOT, STOA, type AuthorFolder } from './testing/author-folder.ts'

/** A module that makes Node say that it is an older one. */
const OLD_NODE = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})`

let folder: AuthorFolder

beforeAll(() => {
  folder = authorFolder()
})
afterAll(() => folder.remove())

test('an older Node is named in one line, before any command is loaded', async () => {
  expect(await folder.run(process.execPath, '--import', OLD_NODE, STOA, 'create', 'care')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'stoa needs Node 24 or newer, this is 20.20.2: https://nodejs.org/en/download\n',
  })
})

test('an installed package of sources names the command that packs one that runs', async () => {
  const installed = join(folder.path, 'node_modules/@stoa/extension-sdk')
  mkdirSync(installed, { recursive: true })
  for (const file of ['package.json', 'cli/from-sources.js', 'cli/stoa.ts'])
    cpSync(join(ROOT, 'extension-sdk', file), join(installed, file))
  expect(
    await folder.run(process.execPath, join(installed, 'cli/from-sources.js'), 'create', 'care'),
  ).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^this package has the sources of the SDK.*“npm run sdk”.*\n$/),
  })
})

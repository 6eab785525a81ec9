import { join } from 'node:path'

import { authorFolder, type AuthorFolder } from '../../extension-sdk/cli/testing/author-folder.ts'
import { expect, signIn, test } from './environment.ts'
import { serveFeedFolder } from './feed-surgery.ts'

const SOURCES = {
  'package.json': '{ "type": "module" }',
  'locales/en.json': '{ "first": "First note", "second": "Second note" }',
  'extension.ts': `
    import { defineExtension } from '@stoa/extension-sdk'
    export default defineExtension({
      name: 'notes',
      version: '1.0.0',
      sdk: '^0.3.0',
      uses: {}, about: { author: 'Mara' },
      widgets: [
        { id: 'first', zone: 'home.before', height: 40, load: () => import('./first.tsx') },
        { id: 'second', zone: 'home.before', height: 40, load: () => import('./second.tsx') },
      ],
      columns: [
        { id: 'first', list: 'product', label: 'first', load: () => import('./cell.tsx') },
        { id: 'second', list: 'product', label: 'second', load: () => import('./cell.tsx') },
      ],
    })`,
  'first.tsx': 'export default function First() { return <p>Note one</p> }',
  'second.tsx': 'export default function Second() { return <p>Note two</p> }',
  'cell.tsx': "export default function Cell() { return '1' }",
}

let author: AuthorFolder

test.beforeEach(() => {
  author = authorFolder(SOURCES)
})
test.afterEach(() => author.remove())

const stoa = async (...args: string[]) => {
  const { code, stdout, stderr } = await author.stoa(...args, '--feed', 'feed')
  expect(code, stdout + stderr).toBe(0)
}

test('the operator orders the widgets of a zone and the columns of a list, and undoes it', async ({
  page,
  stack,
}) => {
  const at = (path: string) => page.goto(new URL(path, page.url()).href)
  const notes = page.getByText(/^Note (one|two)$/)
  const headers = page.getByRole('columnheader', { name: /^(First|Second) note$/ })
  await stoa('publish', '--yes')
  await serveFeedFolder(page, join(author.path, 'feed'))
  await signIn(page, stack, '/a')
  await expect(notes).toHaveText(['Note one', 'Note two'])

  await stoa('order', 'home.before', 'notes/second')
  await stoa('order', 'product', 'notes/second')
  await page.reload()
  await expect(notes).toHaveText(['Note two', 'Note one'])
  await at('/a/products')
  await expect(headers).toHaveText(['Second note', 'First note'])

  await stoa('order', 'home.before')
  await stoa('order', 'product')
  await page.reload()
  await expect(headers).toHaveText(['First note', 'Second note'])
  await at('/a')
  await expect(notes).toHaveText(['Note one', 'Note two'])
})

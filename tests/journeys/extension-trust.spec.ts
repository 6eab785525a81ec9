import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { authorFolder, type AuthorFolder } from '../../extension-sdk/cli/testing/author-folder.ts'
import { serveFeedFolder } from './feed-surgery.ts'
import { axeFindings } from '../axe-findings.ts'
import { expect, signIn, test } from './environment.ts'

const declaration = (version: string, uses: string) => `
  import { defineExtension } from '@stoa/extension-sdk'
  export default defineExtension({
    name: 'counter',
    version: '${version}',
    sdk: '^0.3.0',
    uses: ${uses}, about: { author: 'Mara' },
    pages: [
      { path: '/counter', title: 'title', link: { label: 'title', icon: 'chart' }, load: () => import('./page.tsx') },
    ],
  })`

const SOURCES = {
  'package.json': '{ "type": "module" }',
  'locales/en.json': '{ "title": "Counter" }',
  'page.tsx': `
    import { useClient, useTranslation } from '@stoa/extension-sdk'
    import { useApiQuery } from '@stoa/extension-sdk/data'
    import { useState } from 'react'

    export default function Counter() {
      const client = useClient()
      const { t } = useTranslation()
      const orders = useApiQuery('/orders', { query: { limit: 1 } })
      const [users, setUsers] = useState('')
      const count = () =>
        client.get<{ users: unknown[] }>('/users').then(
          (answer) => setUsers(answer.users.length + ' users'),
          (error: Error) => setUsers(error.message),
        )
      return (
        <main>
          <h1>{t('title')}</h1>
          <p>{orders.data ? orders.data.count + ' orders' : ''}</p>
          <button type="button" onClick={() => void count()}>{t('title')}</button>
          <p role="status">{users}</p>
        </main>
      )
    }`,
}

let author: AuthorFolder

test.beforeEach(() => {
  author = authorFolder(SOURCES)
})
test.afterEach(() => author.remove())

const stoa = async (...args: string[]) => {
  const { code, stdout, stderr } = await author.stoa(...args, '--feed', 'feed')
  expect(code, stdout + stderr).toBe(0)
  return stdout
}
const publish = (version: string, uses: string) => {
  author.write('extension.ts', declaration(version, uses))
  return stoa('publish', '--yes')
}

const row = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.locator('summary').getByText('counter', { exact: true }) })

async function openRow(page: Page): Promise<void> {
  await page.goto(new URL('/a/settings/extensions', page.url()).href)
  await row(page).locator('summary').click()
}

async function countUsers(page: Page): Promise<void> {
  await page.goto(new URL('/a/counter', page.url()).href)
  await expect(page.getByText(/^\d+ orders$/)).toBeVisible()
  const button = page.getByRole('main').getByRole('button', { name: 'Counter' })
  // Elements without a class look like the admin's own.
  await expect(button).toHaveCSS('border-inline-start-style', 'solid')
  await button.click()
}

test('an extension uses what it declared, and an update that uses more waits until it is accepted', async ({
  page,
  stack,
}) => {
  test.setTimeout(300_000)
  expect(await publish('1.0.0', "{ read: ['orders'] }")).toContain('it reads orders\n')
  await serveFeedFolder(page, join(author.path, 'feed'))
  await signIn(page, stack, '/a/counter')
  await countUsers(page)
  await expect(page.getByText(/^counter may not read users: add uses/)).toBeVisible()
  await openRow(page)
  await expect(row(page)).toContainText('Readsorders')

  expect(await publish('1.1.0', "{ read: ['orders', 'users'] }")).toContain('waits for the operator')
  await openRow(page)
  await expect(row(page)).toContainText('Update waiting')
  await expect(row(page).getByRole('status')).toContainText('Version 1.1.0 uses more')
  await expect(row(page).getByRole('status')).toContainText('Readsusers')
  expect(await axeFindings(page)).toEqual([])

  await stoa('refuse', 'counter')
  await openRow(page)
  await expect(row(page)).not.toContainText('Update waiting')
  await expect(row(page)).toContainText('1.0.0')

  await publish('1.1.0', "{ read: ['orders', 'users'] }")
  expect(await stoa('accept', 'counter')).toContain('it reads users')
  await countUsers(page)
  await expect(page.getByText(/^\d+ users$/)).toBeVisible()
})

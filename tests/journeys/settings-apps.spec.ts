import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

interface App {
  application_name: string
  data: { access_token?: string }
}

async function appOf(page: Page, stack: Stack): Promise<App | undefined> {
  const answer = await page.request.get(`${stack.urls.backend}/admin/apps`)
  const { apps } = (await answer.json()) as { apps: App[] }
  return apps.find(({ application_name }) => application_name === 'test-app')
}

test('an app of the backend is authorized after a visit to it, and not with the state of another', async ({
  page,
  stack,
  expectComplaints,
}) => {
  expectComplaints(/status of 400/)
  await signIn(page, stack, '/a/settings')
  await page.getByRole('link', { name: /^Test app/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Authorize Test app' })).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Open Test app' }).click()
  await expect(page).toHaveURL(/\/oauth\/test-app\?code=/)
  const authorize = page.getByRole('button', { name: 'Authorize' })
  await expect(authorize).toBeVisible()
  await expectNoFindings(page)
  const { searchParams } = new URL(page.url())

  await page.goto(`${stack.urls.admin}/a/oauth/test-app?code=x&state=another`)
  await authorize.click()
  await expect(page.getByText(/could not match state/)).toBeVisible()
  expect((await appOf(page, stack))?.data.access_token).toBeUndefined()

  await page.goto(`${stack.urls.admin}/a/oauth/test-app?${searchParams}`)
  await authorize.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect((await appOf(page, stack))?.data.access_token).toBe(`token for ${searchParams.get('code')}`)
})

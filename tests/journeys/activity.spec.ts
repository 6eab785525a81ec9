import type { Page } from '@playwright/test'

import type { Stack } from '../../commands/stack/stack.ts'
import { expect, signIn, test } from './environment.ts'
import { expectNoFindings } from './expect-no-findings.ts'

/** A job is done after some seconds, and the shell looks for it less and less often, in milliseconds. */
const PATIENCE = 40_000

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Activity' })
const newest = (page: Page) => drawer(page).getByRole('article', { name: 'product export' }).first()

interface Job {
  id: string
  status: string
}

async function start(page: Page, stack: Stack, isDry: boolean): Promise<void> {
  const data = { type: 'product-export', context: {}, dry_run: isDry }
  const answer = await page.request.post(`${stack.urls.backend}/admin/batch-jobs`, { data })
  expect(answer.status()).toBe(201)
}

async function newestJob(page: Page, stack: Stack): Promise<Job | undefined> {
  const answer = await page.request.get(`${stack.urls.backend}/admin/batch-jobs?limit=1`)
  return ((await answer.json()) as { batch_jobs: Job[] }).batch_jobs[0]
}

test('a finished job is announced on any page, rings the bell once, and offers its file', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, '/a/settings')
  await page.getByRole('button', { name: /^Activity/ }).click()
  await expect(drawer(page)).toBeVisible()
  await expect(drawer(page).getByText('Loading')).toBeHidden()
  await page.keyboard.press('Escape')
  await start(page, stack, false)
  await expect(page.getByText('product export batch job completed')).toBeVisible({ timeout: PATIENCE })
  // The toast is below the bar: it does not cover the bell.
  await expect(page.getByRole('button', { name: 'Close message' })).toBeVisible()
  await page.getByRole('button', { name: /^Activity, \d+ new$/ }).click()
  await expect(newest(page)).toContainText('Completed')
  await expectNoFindings(page)
  const download = page.waitForEvent('download')
  await newest(page).getByRole('button', { name: 'Download the file of product export' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Activity', exact: true })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Activity', exact: true }).click()
  await expect(newest(page)).toContainText('Completed')
  await expect(page.getByText('product export batch job completed')).toBeHidden()
})

/** What tells of the connection comes once the first page is there. */
async function backgroundServices(page: Page): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect
    .poll(async () => (await names()).some((name) => /\/background\.[^/]*js$/.test(name)))
    .toBe(true)
}

test('canceling a job offline shows an error, and cancels it once when back online', async ({
  page,
  stack,
  context,
  expectComplaints,
}) => {
  expectComplaints(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, stack, '/a/settings')
  await start(page, stack, true)
  await page.getByRole('button', { name: /^Activity/ }).click()
  await expect(newest(page)).toContainText('Needs confirmation', { timeout: PATIENCE })

  const cancelled: string[] = []
  page.on('request', (request) => {
    if (/batch-jobs\/.*\/cancel$/.test(request.url())) cancelled.push(request.method())
  })
  const stop = () => newest(page).getByRole('button', { name: 'Cancel product export' }).click()
  await backgroundServices(page)
  await stop()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(true)
  await stop()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop the job' }).click()
  await expect(page.getByText('You are offline and nothing was saved')).toBeVisible()
  await expect(newest(page)).toContainText('Needs confirmation')
  await page.keyboard.press('Escape')
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  await expect(page.getByText('1 change was not saved')).toBeVisible()
  await expectNoFindings(page)
  expect((await newestJob(page, stack))?.status).toBe('pre_processed')

  await context.setOffline(false)
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The changes you made offline are saved now.')).toBeVisible()
  expect((await newestJob(page, stack))?.status).toBe('canceled')
  expect(cancelled).toEqual(['POST', 'POST'])
})

test('offline, loaded pages stay, and refresh by themselves when back online', async ({
  page,
  stack,
  context,
  expectComplaints,
}) => {
  expectComplaints(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, stack, '/a/orders')
  const rows = page.getByRole('table').getByRole('link')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(rows.first()).toBeVisible()

  await backgroundServices(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible({ timeout: PATIENCE })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(rows.first()).toBeVisible()

  const read = page.waitForResponse((answer) => /\/admin\/orders\?/.test(answer.url()) && answer.ok())
  await context.setOffline(false)
  await read
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden()
})

import { join } from 'node:path'

import { test as base, type Page } from '@playwright/test'

import { startHouse, type House } from '../../commands/house/house.ts'
import { staff } from '../backend/accounts.mts'

const DATA = join(import.meta.dirname, '../../.stoa/journeys')

/** Ports of their own, so that journeys run beside a house that somebody works in. */
const PORTS = { admin: 7401, shop: 8400, loyalty: 7501, backend: 9400 }

/** What a browser says by itself when a visitor has no session: the check that answers 401. */
const SESSION_CHECK = /status of 401 .*/

interface Journey {
  /** A house with a pristine store, shared by the journeys of one run. */
  house: House
}

interface Visit {
  /** Complaints of the browser that a journey provokes on purpose; everything else fails it. */
  expectComplaints: (pattern: RegExp) => void
}

/** Journeys through the running house. Whatever the browser complains about fails the journey. */
export const test = base.extend<Visit & { watch: void }, Journey>({
  house: [
    async ({}, use) => {
      const house = await startHouse({ ports: PORTS, dataDir: DATA, reset: true, onStep: () => undefined })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  expectComplaints: async ({ page: _page }, use) => {
    await use((pattern) => allowed.add(pattern))
    allowed.clear()
  },
  watch: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
      })
      await use()
      const unexpected = complaints.filter(
        (complaint) => ![...allowed, SESSION_CHECK].some((pattern) => pattern.test(complaint)),
      )
      base.expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

const allowed = new Set<RegExp>()

export const { expect } = test

/** Signs in through the form and waits for the admin. */
export async function signIn(page: Page, house: House, path = '/a'): Promise<void> {
  await page.goto(house.urls.admin + path)
  await page.getByLabel('E-mail').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).waitFor()
}

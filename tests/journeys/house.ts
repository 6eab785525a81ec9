import { join } from 'node:path'

import { test as base, type Page } from '@playwright/test'

import { startHouse, type House } from '../../commands/house/house.ts'
import { staff } from '../backend/accounts.mts'

const DATA = join(import.meta.dirname, '../../.stoa/journeys')

/** Ports of their own, so that journeys run beside a house that somebody works in. */
const PORTS = { admin: 7401, shop: 8400, loyalty: 7501, backend: 9400 }

/** What a browser says by itself when a visitor has no session: the check that answers 401. */
const SESSION_CHECK = /status of 401 .*/

interface Run {
  /** A house with a pristine store, shared by the journeys of one run. */
  house: House
}

interface Complaints {
  heard: string[]
  expected: RegExp[]
}

interface Visit {
  complaints: Complaints
  /** Names complaints that a journey provokes on purpose; everything else fails it. */
  expectComplaints: (pattern: RegExp) => void
  watch: void
}

/** Journeys through the running house. Whatever the browser complains about fails the journey. */
export const test = base.extend<Visit, Run>({
  house: [
    async ({}, use) => {
      const house = await startHouse({ ports: PORTS, dataDir: DATA, reset: true, onStep: () => undefined })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  complaints: async ({}, use) => use({ heard: [], expected: [SESSION_CHECK] }),
  expectComplaints: async ({ complaints }, use) => use((pattern) => void complaints.expected.push(pattern)),
  watch: [
    async ({ page, complaints: { heard, expected } }, use) => {
      page.on('pageerror', (error) => heard.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`)
      })
      await use()
      base.expect(heard.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export const { expect } = test

/** Signs in through the form and waits for the admin. */
export async function signIn(page: Page, house: House, path = '/a'): Promise<void> {
  await page.goto(house.urls.admin + path)
  await page.getByLabel('E-mail').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: /^Account of / }).waitFor()
}

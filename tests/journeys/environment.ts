import { join } from 'node:path'

import { type APIResponse, test as base, type Page, type Route } from '@playwright/test'

import { startStack, type Stack } from '../../commands/stack/stack.ts'
import { staff } from '../../commands/backend/accounts.mts'

/** Playwright numbers the workers that run side by side. */
const WORKER = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

const DATA = join(import.meta.dirname, '../../.stoa/journeys', String(WORKER))

const PORTS_OF_A_WORKER = 10
const OFFSET = Number(process.env['PORT_OFFSET'] ?? 0) + WORKER * PORTS_OF_A_WORKER

/**
 * Each worker's own ports, so that journeys run beside npm start, and with PORT_OFFSET beside another checkout's
 * journeys.
 */
export const PORTS = {
  admin: 7401 + OFFSET,
  shop: 8400 + OFFSET,
  loyalty: 7501 + OFFSET,
  backend: 9400 + OFFSET,
}

/** The browser's console message for a visitor without a session: the check answers 401. */
const SESSION_CHECK = /status of 401 .*/
/** A busy store may answer so to a read that meets a write; the client asks again. */
const MET_A_WRITE = /status of 409 .*\/admin\/notifications\?/

interface Run {
  /** A stack with a pristine store, shared by the journeys of one worker. */
  stack: Stack
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

/** Journeys through the running stack. Any error in the browser's console fails the journey. */
export const test = base.extend<Visit, Run>({
  stack: [
    async ({}, use) => {
      const stack = await startStack({ ports: PORTS, dataDir: DATA, reset: true, onStep: () => undefined })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  complaints: async ({}, use) => use({ heard: [], expected: [SESSION_CHECK, MET_A_WRITE] }),
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

/** What the server answers to a request whose answer a journey changes. Servers close idle connections: it is sent again then. */
export const answerTo = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 2 })

const untilOpen = (page: Page) => page.getByRole('button', { name: /^Account of / }).waitFor()

/** Signs in through the form and waits for the admin. For journeys that tell something of signing in. */
export async function signInByForm(page: Page, stack: Stack, path = '/a'): Promise<void> {
  await page.goto(stack.urls.admin + path)
  await page.getByLabel('E-mail').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await untilOpen(page)
}

/** Opens the admin with a session of its own, and waits for it. */
export async function signIn(page: Page, stack: Stack, path = '/a'): Promise<void> {
  const { email, password } = staff
  const answer = await page.request.post(`${stack.urls.backend}/admin/auth`, { data: { email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto(stack.urls.admin + path)
  await untilOpen(page)
}

import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { DATA } from '../../../commands/stack/paths.ts'
import { staff } from '../../../commands/backend/accounts.mts'
import { inTime } from '../in-time.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { twice, type WriteForm } from './forms/write-form.ts'
import type { Mode } from './modes.ts'
import type { Store } from './store.ts'

/** What came of one broken write. */
export interface WriteOutcome {
  form: string
  mode: Mode
  /** How often it was sent until it was saved: what the person had to press. */
  presses: number
  /** The page said that it was not saved although it was. */
  isFalselyDenied: boolean
  /** It was written twice without a notice. */
  isDoubled: boolean
  /** It was written twice, and the page offered to delete the second one. */
  isTwinFound: boolean
  /** What was typed was gone before it was saved. */
  isDraftLost: boolean
  /** What else the page did wrong. */
  finding?: string
  /** Why it could not be finished, such as a page that was late. */
  unfinished?: string
  /** Why the first try could not be finished, where this is the second. */
  triedAgain?: string
}

/** Something that the page did wrong, and that another try must not hide. */
class Finding extends Error {}

/** Where a fault is tried out. */
export interface WriteLane {
  page: Page
  proxy: FaultProxy
  store: Store
  admin: string
}

/** A page gives a write up after 30 s and looks for a while. */
const PATIENCE_MS = 45_000
const MOST_PRESSES = 4
const MOST_SECONDS = 300
const TWIN_MS = 8000

const FAILED =
  /It is not known whether this was saved|This is not saved so far|This was not saved|was not (saved|created|captured)|is not responding|Something went wrong|already exists|The proxy says no|Failed|failed and say/
const DENIED = /This is not saved so far|This was not saved|was not (saved|created|captured)/

const notices = (page: Page) =>
  page
    .locator('[role="alert"], [role="status"], [role="list"], [data-tone], ol[aria-label="Steps"]')
    .filter({ hasText: FAILED })
    .first()
const signIn = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })
const failures = (page: Page) =>
  page
    .getByRole('region', { name: 'Messages' })
    .locator('[role="alert"], [role="status"]')
    .filter({ hasText: FAILED })
    .first()
const inForm = (page: Page) =>
  page.getByRole('dialog').locator('[role="alert"], [role="status"]').filter({ hasText: FAILED }).first()

async function signInAgain(page: Page): Promise<void> {
  await signIn(page).getByLabel('Password').fill(staff.password)
  await signIn(page).getByRole('button', { name: 'Sign in' }).click()
  await signIn(page).waitFor({ state: 'hidden' })
}

type Seen = 'done' | 'failed' | 'sign-in'

async function whatCame(page: Page, form: WriteForm, mark: string): Promise<Seen> {
  const waiting = { timeout: PATIENCE_MS }
  return Promise.any<Seen>([
    form
      .done(page, mark)
      .first()
      .waitFor(waiting)
      .then(() => 'done'),
    notices(page)
      .waitFor(waiting)
      .then(() => 'failed'),
    signIn(page)
      .waitFor(waiting)
      .then(() => 'sign-in'),
  ])
}

async function signInAsked(page: Page): Promise<Seen> {
  await signIn(page).waitFor()
  return 'sign-in'
}

/** Breaks one write of one form, and goes on as a person would until it is saved. */
export async function runWriteFault(
  { page, proxy, store, admin }: WriteLane,
  form: WriteForm,
  mode: Mode,
  mark: string,
): Promise<WriteOutcome> {
  const outcome: WriteOutcome = {
    form: form.name,
    mode,
    presses: 0,
    isFalselyDenied: false,
    isDoubled: false,
    isTwinFound: false,
    isDraftLost: false,
  }
  let isSaidTwice = false
  let said = ''
  try {
    await inTime('the write', MOST_SECONDS, breakOnce)
  } catch (error) {
    const reason = error instanceof Finding ? error.message : String(error)
    const text = [...reason.split('\n').slice(0, 4), said && `after “${said}”`].join(' ')
    if (error instanceof Finding) outcome.finding ??= text
    else outcome.unfinished = text
    // A browser that is stuck takes no picture.
    await page.screenshot({ path: join(DATA, 'faults', `${form.name}, ${mode}.png`) }).catch(() => undefined)
  }
  return outcome

  async function breakOnce(): Promise<void> {
    const path = await form.prepare(store, mark)
    await page.goto(`${admin}/a${path}`)
    await form.fill(page, mark)
    proxy.arm(mode, form.write)
    await pressUntilSaved()
    await compare(path)
  }

  async function pressUntilSaved(): Promise<void> {
    for (;;) {
      outcome.presses++
      if (outcome.presses > 1) {
        await failures(page).waitFor({ state: 'hidden' })
        if (!form.typed) await form.fill(page, mark)
      }
      if (mode === 'slow') await form.save(page).dblclick()
      else await form.save(page).click()
      const isSignedOut = mode === '401' && outcome.presses === 1
      const seen = isSignedOut ? await signInAsked(page) : await whatCame(page, form, mark)
      if (seen === 'done') {
        isSaidTwice = (await form.doubled?.(page).first().isVisible()) ?? false
        return
      }
      if (seen === 'sign-in') await signInAgain(page)
      else await judge(mark)
      if (mode === 'lost, then down' && (await isSavedAfterAll())) return
      if (outcome.presses === MOST_PRESSES) throw new Finding(`not saved after ${MOST_PRESSES} tries`)
    }
  }

  /** A page reports a store that is down before it has given the write up, which may still turn out to be saved. */
  async function isSavedAfterAll(): Promise<boolean> {
    await proxy.reachable()
    const waiting = { timeout: PATIENCE_MS }
    return Promise.any([
      form
        .done(page, mark)
        .first()
        .waitFor(waiting)
        .then(() => true),
      inForm(page)
        .waitFor(waiting)
        .then(() => false),
    ])
  }

  async function judge(typed: string): Promise<void> {
    const text = await notices(page).innerText()
    said = text.replaceAll('\n', ' ')
    const isDenied = DENIED.test(text)
    if (isDenied && (await form.count(store, mark, new URL(page.url()).pathname)) > 0)
      outcome.isFalselyDenied = true
    if ((await failures(page).isVisible()) && (await inForm(page).isVisible()))
      outcome.finding ??= 'the failure is said twice'
    if (form.typed && !(await form.typed(page, typed).first().isVisible())) outcome.isDraftLost = true
  }

  async function compare(path: string): Promise<void> {
    // Nothing was broken, so that nothing is known of the product.
    if (proxy.isArmed()) throw new Error('the write was never sent')
    const written = await form.count(store, mark, path)
    if (written === 1) return
    if (written === 0) throw new Finding('the page says saved, and the store has nothing')
    if (form.doubled) {
      outcome.isTwinFound = isSaidTwice
      outcome.isDoubled = !isSaidTwice
      return
    }
    const isOffered = await twice(page)
      .waitFor({ timeout: TWIN_MS })
      .then(
        () => true,
        () => false,
      )
    if (!isOffered) return void (outcome.isDoubled = true)
    await twice(page)
      .getByRole('button', { name: form.undo ?? 'Delete the second one' })
      .click()
    await twice(page).waitFor({ state: 'hidden' })
    const deadline = Date.now() + TWIN_MS
    while ((await form.count(store, mark, path)) > 1 && Date.now() < deadline) await page.waitForTimeout(50)
    outcome.isTwinFound = (await form.count(store, mark, path)) === 1
    outcome.isDoubled = !outcome.isTwinFound
  }
}

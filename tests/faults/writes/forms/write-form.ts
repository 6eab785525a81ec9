import type { Locator, Page } from '@playwright/test'

import type { Store } from '../store.ts'

/** A form that makes money or goods. */
export interface WriteForm {
  name: string
  /** The write that is broken. */
  write: RegExp
  /** Makes what the form needs, and answers where it is, below `/a`. */
  prepare: (store: Store, mark: string) => Promise<string>
  /** Opens the form and types; the mark makes its record unlike all others. */
  fill: (page: Page, mark: string) => Promise<void>
  /** Sends it; also after a failure. */
  save: (page: Page) => Locator
  /** Shows that it was saved. */
  done: (page: Page, mark: string) => Locator
  /** What was typed, as long as the form is open; nothing for a form without fields. */
  typed?: (page: Page, mark: string) => Locator
  /** The button that takes the second one back where it was done twice; default: one that deletes it. */
  undo?: string
  /** Shows that it was done twice, where nothing can take it back. */
  doubled?: (page: Page) => Locator
  /** Its record is one for the whole store: two of its faults at the same time would undo each other. Default false. */
  isShared?: true
  /** How often it was written. */
  count: (store: Store, mark: string, path: string) => Promise<number>
}

export const dialog = (page: Page) => page.getByRole('dialog')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first()
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
/** The question whether the second one should go. */
export const twice = (page: Page) => page.getByRole('alertdialog').filter({ hasText: / twice/ })
export const at = (path: string) => async () => path

export const fillDialog = (open: string, label: string | RegExp) => async (page: Page, mark: string) => {
  await page.getByRole('button', { name: open }).first().click()
  await dialog(page).getByRole('textbox', { name: label }).first().fill(mark)
}

type Named = Record<'id' | 'name' | 'title' | 'description', string>

/** How many records of a list are called so. */
export const named =
  (list: string, query: (mark: string) => string, field: keyof Named) =>
  async (store: Store, mark: string) => {
    const answer = await store.get<Record<string, Named[]>>(`${list}?${query(mark)}`)
    const rows = Object.values(answer).find((value) => Array.isArray(value)) ?? []
    return rows.filter((row) => row[field] === mark).length
  }

/**
 * Opens a menu or a list with the keyboard: while a slow page renders, it would open between a click's press and its release,
 * and the release would wait for what lies above the button.
 */
const open = (trigger: Locator) => trigger.press('Enter')

/** How often a list is opened that has no options yet. */
const MOST_TRIES = 20

/** Chooses in a menu. */
export async function chooseEntry(page: Page, trigger: Locator, entry: string): Promise<void> {
  await open(trigger)
  await page.getByRole('menuitem', { name: entry }).press('Enter')
}

/**
 * Chooses in a select, which opens once its options are loaded. A key that arrives when the list is just open chooses the
 * focused option.
 */
export async function choose(page: Page, field: Locator, option: string | RegExp): Promise<void> {
  const list = page.getByRole('listbox')
  const entry = list.getByRole('option', { name: option }).first()
  const isOpen = () =>
    list.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    )
  const isShown = () => field.filter({ hasText: option }).isVisible()
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (await isShown()) return
    await open(field)
    if (await isOpen()) break
  }
  await entry.waitFor()
  if ((await entry.getAttribute('aria-selected')) !== 'true') await entry.click()
}

import type { Page } from '@playwright/test'

import { GALLERY_PORT } from '../../tests/gallery/pieces.ts'
import type { Shot } from './camera.ts'

/** What the gallery shows of a component. */
interface Example {
  state: string
  /** How wide the window is, in CSS pixels. Default 620: the gallery has no list of components then. */
  width?: number
  /** A button that opens what the picture shows. */
  button?: string
}

/** The components of the UI kit, as `docs/ui.md` names their pictures. */
export const COMPONENTS: Readonly<Record<string, Example>> = {
  page: { state: 'Two columns', width: 1100 },
  card: { state: 'Everything' },
  stack: { state: 'Fields' },
  inline: { state: 'Actions' },
  'form-grid': { state: 'Medium' },
  toolbar: { state: 'With controls', width: 1100 },
  table: { state: 'Selected', width: 1100 },
  pagination: { state: 'Many pages' },
  'description-list': { state: 'Facts' },
  badge: { state: 'Soft' },
  button: { state: 'Variants' },
  'link-button': { state: 'Variants' },
  link: { state: 'Accent' },
  dialog: { state: 'Form', button: 'Open form' },
  'text-field': { state: 'One error' },
  'text-area': { state: 'Grows with its text' },
  select: { state: 'Groups with descriptions' },
  checkbox: { state: 'Chosen' },
  switch: { state: 'On' },
  'search-field': { state: 'With a hint' },
  'empty-state': { state: 'Everything' },
  'error-state': { state: 'Try again' },
  banner: { state: 'Four tones' },
  'skeleton-lines': { state: 'Four lines' },
}

/** The border of an example in the gallery is left out. */
const INSIDE = -2

/** Opens a component in the gallery, in one of its states. */
export async function showComponent(
  page: Page,
  name: string,
  { state, width = 620, button }: Example,
): Promise<Shot> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`http://localhost:${GALLERY_PORT}/?piece=${name}`)
  const stage = page.locator(`[data-state="${state}"] > div`)
  await stage.waitFor()
  await page.waitForLoadState('networkidle')
  // Nothing above it then moves it out of the window.
  await page.locator(`[data-state]:not([data-state="${state}"])`).evaluateAll((others) => {
    for (const other of others) if (other instanceof HTMLElement) other.style.display = 'none'
  })
  await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  if (button === undefined) return { frame: [stage], margin: INSIDE, rings: [] }
  await page.getByRole('button', { name: button }).click()
  return { frame: [page.getByRole('dialog')], rings: [] }
}

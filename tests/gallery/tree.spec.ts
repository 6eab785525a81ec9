import { expect, test, type Locator, type Page } from '@playwright/test'

import { type Hand, middleOf, type Point, takeByFinger, takeByMouse } from './hands.ts'
import { LOOKS, openPiece } from './looks.ts'

const [light] = LOOKS
const FEW = 'Moved by hand'
const MANY = 'More than are drawn at once'

const treeOf = (page: Page, state: string) => page.locator(`[data-state="${state}"]`).getByRole('treegrid')
const rowOf = (tree: Locator, name: string) => tree.getByRole('row', { name, exact: true })
const handleOf = (tree: Locator, name: string) => rowOf(tree, name).locator('[data-handle]')

/** Where a drag is held to make the frame of a long tree scroll on. */
async function lowerEdgeOf(tree: Locator): Promise<Point> {
  const box = await tree.boundingBox()
  if (!box) throw new Error('The tree is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height - 4 }
}

type Take = (page: Page, point: Point) => Promise<Hand>

const isTarget = (row: Element): boolean =>
  row.matches('[data-drop-target]') || row.querySelector('[data-drop="on"]') !== null

/** Moves the hand onto a row until the row would take what it holds: the frame may have scrolled on meanwhile. */
async function holdOver(hand: Hand, row: Locator): Promise<void> {
  await expect(async () => {
    await hand.moveTo(await middleOf(row))
    expect(await row.evaluate(isTarget), 'it is the target').toBe(true)
  }).toPass()
}

/** Moves a node onto one that is in sight, then another onto one that has to be scrolled to. */
async function moveTwice(page: Page, take: Take): Promise<void> {
  await openPiece(page, 'tree', light)
  const tree = treeOf(page, MANY)
  await tree.evaluate((frame) => frame.scrollIntoView({ block: 'center' }))
  const near = await take(page, await middleOf(handleOf(tree, 'Box 1.3')))
  await holdOver(near, rowOf(tree, 'Box 1.6'))
  await near.letGo()
  await expect(rowOf(tree, 'Box 1.3')).toHaveAttribute('aria-level', '3')
  await expect(rowOf(tree, 'Box 1.3')).not.toHaveAttribute('data-dragging')
  await expect(handleOf(tree, 'Box 1.3').getByRole('button')).toBeEnabled()

  const far = await take(page, await middleOf(handleOf(tree, 'Box 1.4')))
  await far.moveTo(await lowerEdgeOf(tree))
  await expect(rowOf(tree, 'Shelf 12')).toBeInViewport({ ratio: 1 })
  await expect(rowOf(tree, 'Box 1.3')).toHaveCount(0)
  await holdOver(far, rowOf(tree, 'Box 2.11'))
  await far.letGo()
  await expect(rowOf(tree, 'Box 1.4')).toHaveAttribute('aria-level', '3')
  await expect(rowOf(tree, 'Box 1.4')).not.toHaveAttribute('data-dragging')
}

test('the mouse moves nodes of a long tree, with scrolling', ({ page }) => moveTwice(page, takeByMouse))

test('touch moves nodes of a long tree, with scrolling', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true })
  await moveTwice(await context.newPage(), takeByFinger)
  await context.close()
})

test('keys move a node of a long tree out of view', async ({ page }) => {
  await openPiece(page, 'tree', light)
  const tree = treeOf(page, MANY)
  await rowOf(tree, 'Shelf 1').focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  await expect(handleOf(tree, 'Box 1.3').getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tree.getByRole('button', { name: 'Drop on Box 1.4' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(tree.getByRole('button', { name: 'Insert after Shelf 12' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowOf(tree, 'Box 1.3')).toHaveAttribute('aria-level', '1')
  await expect(rowOf(tree, 'Box 1.3')).toBeFocused()
})

test('touch moves a node by its handle', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openPiece(page, 'tree', light)
  const tree = treeOf(page, FEW)
  await expect(rowOf(tree, 'Women')).toHaveAttribute('aria-level', '1')

  const finger = await takeByFinger(page, await middleOf(handleOf(tree, 'Women')))
  await finger.moveTo(await middleOf(rowOf(tree, 'Men')))
  await finger.letGo()
  await expect(rowOf(tree, 'Women')).toHaveAttribute('aria-level', '2')
  await context.close()
})

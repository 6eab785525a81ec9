import type { Locator, Page } from '@playwright/test'

/** A point in the window, in px. */
export interface Point {
  x: number
  y: number
}

/** The middle of something, once it is in sight. */
export async function middleOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A pressed pointer: moved, then released. */
export interface Hand {
  moveTo(point: Point): Promise<void>
  letGo(): Promise<void>
}

/** Presses the mouse on an element. */
export async function takeByMouse(page: Page, { x, y }: Point): Promise<Hand> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  return { moveTo: (to) => page.mouse.move(to.x, to.y, { steps: 4 }), letGo: () => page.mouse.up() }
}

/** Puts a finger down. */
export async function takeByFinger(page: Page, point: Point): Promise<Hand> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', point)
  let at = point
  return {
    async moveTo(to) {
      await touch('touchMove', { x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 })
      await touch('touchMove', to)
      at = to
    },
    async letGo() {
      await touch('touchEnd')
    },
  }
}

/** Puts a finger down, moves it in two steps and lifts it. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await takeByFinger(page, from)
  await finger.moveTo(to)
  await finger.letGo()
}

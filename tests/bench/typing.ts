import type { Page } from '@playwright/test'

import { milliseconds, quantile } from './figures.ts'

/** From one key to the next. */
const BETWEEN_KEYS_MS = 60

type TypedGlobal = typeof globalThis & { stoaKeys?: number[] }

/** Records the time from each key to the next frame. */
export const watchKeys = (page: Page) =>
  page.addInitScript(() => {
    const keys: number[] = []
    Object.assign(globalThis, { stoaKeys: keys })
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => keys.push(performance.now() - timeStamp), { once: true })
        port1.start()
        // A message that is sent right before a picture arrives right after it.
        requestAnimationFrame(() => port2.postMessage(null))
      },
      { capture: true },
    )
  })

/** Types fast and prints the latency of the keys. */
export async function measureTyping(
  page: Page,
  name: string,
  act: (type: (text: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  await page.evaluate(() => void (globalThis as TypedGlobal).stoaKeys?.splice(0))
  await act((text) => page.keyboard.type(text, { delay: BETWEEN_KEYS_MS }))
  const keys = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve((globalThis as TypedGlobal).stoaKeys ?? []), 50))
      }),
  )
  console.log(
    `  ${name}: ${keys.length} keys, half of them within ${milliseconds(quantile(keys, 0.5))}, 95 % within ${milliseconds(quantile(keys, 0.95))}, the slowest ${milliseconds(Math.max(0, ...keys))}`,
  )
}

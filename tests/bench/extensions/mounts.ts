import type { Browser } from '@playwright/test'

import { soundText, writeExtension } from '../../faults/generator/written.ts'
import type { Lane } from '../../faults/lane.ts'
import { held } from '../figures.ts'
import { heapOf } from '../heap.ts'
import type { Look } from '../visit.ts'

const MOUNTS = 1000
/** The engine compiles and keeps hot code; that ends within the first thousand and is no leak. */
const WARM_UP = 1000
const MOST_MEGABYTES = 1
const NAMES = ['first', 'second'] as const

/** Whether showing and leaving contributions a thousand times costs memory; answers the budgets that were exceeded. */
export async function measureMounts(browser: Browser, lane: Lane, look: Look): Promise<string[]> {
  lane.origin.clear()
  const extensions = NAMES.map((name) => writeExtension(lane.origin, { name }).feedEntry)
  lane.publish({ ...lane.feed, extensions: [...lane.feed.extensions, ...extensions] })
  const context = await browser.newContext({ ...(look.storageState && { storageState: look.storageState }) })
  const page = await context.newPage()
  const mount = (times: number) =>
    page.evaluate(
      async ({ count: total, pages }) => {
        for (let count = 0; count < total; count++) {
          const target = pages[count % pages.length]
          // One entry of the history all the time: the browser keeps each for the way back.
          history.replaceState(null, '', target?.path)
          dispatchEvent(new PopStateEvent('popstate'))
          while (document.querySelector('main h1')?.textContent !== target?.text)
            await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      },
      { count: times, pages: NAMES.map((name) => ({ path: `/a/${name}`, text: soundText(name) })) },
    )
  await page.goto(look.url)
  await look.isThere(page)
  await mount(WARM_UP)
  const before = await heapOf(page)
  await mount(MOUNTS)
  const grown = (await heapOf(page)) - before
  await context.close()
  console.log(`\n${MOUNTS} times a page of an extension is shown and left`)
  return held('the heap grows by', grown / 1e6, MOST_MEGABYTES, 'MB')
}

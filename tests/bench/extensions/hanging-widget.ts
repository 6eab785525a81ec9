import type { Browser } from '@playwright/test'

import { writeExtension } from '../../faults/generator/written.ts'
import type { Lane } from '../../faults/lane.ts'
import { held, median, milliseconds } from '../figures.ts'
import type { Look } from '../visit.ts'

const WIDGETS = 20
const RUNS = 7
const MOST_SHIFT = 0.01
/** High enough for all of them to be on the screen. */
const VIEWPORT = { width: 1280, height: 2000 }

const names = Array.from({ length: WIDGETS }, (_, index) => `widget-${index}`)
const [victim, ...others] = names

function publish(lane: Lane, hangs: boolean): void {
  lane.origin.clear()
  const extensions = names.map((name) => {
    const widget = `react.useEffect(() => void performance.mark('shown ${name}'), []); return well()`
    const { feedEntry, path } = writeExtension(lane.origin, { name, widget })
    if (hangs && name === victim) lane.origin.put(path, { hangs })
    return feedEntry
  })
  lane.publish({ ...lane.feed, extensions: [...lane.feed.extensions, ...extensions] })
}

/** How long the widgets but one took to be there after the zone was, and how far the page was shifted. */
async function open(browser: Browser, look: Look): Promise<{ shown: number; shift: number }> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    ...(look.storageState && { storageState: look.storageState }),
  })
  const page = await context.newPage()
  await page.goto(look.url)
  await look.isThere(page)
  await page.waitForFunction(
    (widgets) => widgets.every((name) => performance.getEntriesByName(`shown ${name}`).length > 0),
    others,
  )
  const result = await page.evaluate(
    (widgets) =>
      new Promise<{ times: number[]; shift: number }>((resolve) => {
        const times = widgets.map((name) => performance.getEntriesByName(`shown ${name}`)[0]?.startTime ?? 0)
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            for (const { node } of (entry as PerformanceEntry & { sources: { node: Node | null }[] })
              .sources) {
              const place = node instanceof Element ? node : node?.parentElement
              if (!place?.closest('[data-zone]')) continue
              shift += (entry as PerformanceEntry & { value: number }).value
              break
            }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve({ times, shift }), 0))
      }),
    others,
  )
  await context.close()
  return { shown: median(result.times), shift: result.shift }
}

/** Whether a widget that never arrives holds up the others; answers the budgets that were exceeded. */
export async function measureHangingWidget(browser: Browser, lane: Lane, look: Look): Promise<string[]> {
  const runs = { without: [] as number[], with: [] as number[], shift: [] as number[] }
  for (let run = 0; run < RUNS; run++) {
    publish(lane, false)
    runs.without.push((await open(browser, look)).shown)
    publish(lane, true)
    const { shown, shift } = await open(browser, look)
    runs.with.push(shown)
    runs.shift.push(shift)
  }
  const [before, after] = [median(runs.without), median(runs.with)]
  console.log(`\none of ${WIDGETS} widgets hangs, medians of ${RUNS}`)
  console.log(
    `  the other ${others.length}: ${milliseconds(after)}, without it ${milliseconds(before)}, ratio ${(after / before).toFixed(3)}`,
  )
  return held('layout shift by widgets', median(runs.shift), MOST_SHIFT, '')
}

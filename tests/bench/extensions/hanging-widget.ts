import type { Browser } from '@playwright/test'

import { writeExtension } from '../../faults/generator/written.ts'
import type { Lane } from '../../faults/lane.ts'
import { held, median, milliseconds } from '../figures.ts'
import type { Look } from '../visit.ts'

const WIDGETS = 20
const RUNS = 7
const MOST_SHIFT = 0.01
/** How much later the others may be there. */
const MOST_RATIO = 1.05
/** High enough for all of them to be on the screen. */
const VIEWPORT = { width: 1280, height: 2000 }

const names = Array.from({ length: WIDGETS }, (_, index) => `widget-${index}`)
const [victim, ...others] = names

/** What is wrong with one of the widgets: its file never arrives, or its component never stops suspending. */
type Fault = 'hangs' | 'suspends'

const SUSPENDS = 'return react.use((globalThis.never ??= new Promise(() => undefined)))'

function publish(lane: Lane, fault?: Fault): void {
  lane.origin.clear()
  const extensions = names.map((name) => {
    const sound = `react.useEffect(() => void performance.mark('shown ${name}'), []); return well()`
    const widget = fault === 'suspends' && name === victim ? SUSPENDS : sound
    const { feedEntry, path } = writeExtension(lane.origin, { name, widget })
    if (fault === 'hangs' && name === victim) lane.origin.put(path, { hangs: true })
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
              const element = node instanceof Element ? node : node?.parentElement
              if (!element?.closest('[data-zone]')) continue
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

/** Whether a widget that never shows holds up the others; answers the budgets that were exceeded. */
export async function measureHangingWidget(browser: Browser, lane: Lane, look: Look): Promise<string[]> {
  const faults: string[] = []
  for (const fault of ['hangs', 'suspends'] as const) {
    const runs = { without: [] as number[], with: [] as number[], shift: [] as number[] }
    for (let run = 0; run < RUNS; run++) {
      publish(lane)
      runs.without.push((await open(browser, look)).shown)
      publish(lane, fault)
      const { shown, shift } = await open(browser, look)
      runs.with.push(shown)
      runs.shift.push(shift)
    }
    const [before, after] = [median(runs.without), median(runs.with)]
    console.log(`\none of ${WIDGETS} widgets ${fault}, medians of ${RUNS}`)
    console.log(`  the other ${others.length}: ${milliseconds(after)}, without it ${milliseconds(before)}`)
    faults.push(
      ...held(`the others, when one ${fault}`, after / before, MOST_RATIO, 'of the time'),
      ...held(`layout shift, when one ${fault}`, median(runs.shift), MOST_SHIFT, ''),
    )
  }
  return faults
}

import type { Browser } from '@playwright/test'

import type { Lane } from '../../faults/lane.ts'
import { held, kilobytes, median, milliseconds } from '../figures.ts'
import { withGenerated } from '../generated-feed.ts'
import { summarise } from '../summary.ts'
import { type Look, visit, type Visit } from '../visit.ts'

const COUNTS = [0, 10, 100, 500]
const RUNS = 5
const MOST_BYTES = 120

const named = ({ costs }: Visit, part: string) => costs.filter(({ url }) => url.includes(part))

/** Measures the cost of installed extensions on a page that uses none of them; returns the exceeded budgets. */
export async function measureStartUp(browser: Browser, lane: Lane, look: Look): Promise<string[]> {
  const faults: string[] = []
  const figures: { count: number; bytes: number; scripts: number }[] = []
  console.log('\nstart-up of the product list with installed extensions')
  for (const count of COUNTS) {
    lane.publish(withGenerated(lane.feed, count))
    const slow = await visit(browser, { ...look, isSlow: true })
    const { bytes, requests, waves } = summarise(slow, look.url)
    const runs: Visit[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, look))
    const scripts = median(runs.map((result) => result.scripts))
    figures.push({ count, bytes, scripts })
    console.log(
      `  ${String(count).padStart(3)}: ${kilobytes(bytes)} in ${requests} requests and ${waves} waves; median of ${RUNS}: scripts ${milliseconds(scripts)}, first paint ${milliseconds(median(runs.map((result) => result.firstPaint)))}, usable ${milliseconds(median(runs.map((result) => result.usable)))}`,
    )
    const feeds = named(slow, '/feed.json').length
    const code = named(slow, '/extensions/').length
    if (feeds !== 1) faults.push(`${count} extensions: ${feeds} requests for the feed, 1 allowed`)
    if (code > 0) faults.push(`${count} extensions: ${code} files of unopened extensions`)
  }
  const [first, last] = [figures[0], figures.at(-1)]
  if (!first || !last) return faults
  const more = last.count - first.count
  faults.push(...held('per installed extension', (last.bytes - first.bytes) / more, MOST_BYTES, 'B'))
  const scripts = (last.scripts - first.scripts) / more
  console.log(`  per installed extension: ${scripts.toFixed(2)} ms of scripts`)
  return faults
}

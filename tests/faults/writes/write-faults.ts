import type { Browser } from '@playwright/test'

import { TREES } from '../../../commands/stack/paths.ts'
import type { Stack } from '../../../commands/stack/stack.ts'
import type { StopList } from '../../../commands/stack/stop.ts'
import type { Moves } from '../../../shell/gateway/move-origins.ts'
import { serveSite } from '../../../shell/gateway/serve-site.ts'
import { portOf } from '../port-of.ts'
import { timed } from '../timed.ts'
import { signIn } from '../visitor.ts'
import { openFaultProxy } from './fault-proxy.ts'
import { inTwoTries } from './in-two-tries.ts'
import { createQueue } from './queue.ts'
import { runWriteFault, type WriteLane, type WriteOutcome } from './run-write-fault.ts'
import type { WriteFault } from './spread.ts'
import { openStore } from './store.ts'

const LANES = [
  { admin: portOf(7420), proxy: portOf(9420) },
  { admin: portOf(7421), proxy: portOf(9421) },
  { admin: portOf(7422), proxy: portOf(9422) },
]

/** Runs the faults in lanes beside each other. */
export async function runWriteFaults(
  stack: Stack,
  browser: Browser,
  faults: readonly WriteFault[],
  { moves, stops, stopAsked }: { moves: Moves; stops: StopList; stopAsked: () => boolean },
): Promise<readonly WriteOutcome[]> {
  const queue = createQueue(faults)
  const stamp = Date.now().toString(36)
  let count = 0
  const outcomes: WriteOutcome[] = []
  const runLane = async (ports: (typeof LANES)[number]) => {
    const proxy = await openFaultProxy(ports.proxy, stack.urls.backend)
    stops.add({ stop: proxy.close })
    const site = await serveSite({
      root: TREES.admin,
      port: ports.admin,
      backend: proxy.url,
      movedOrigins: moves,
    })
    stops.add({ stop: site.close })
    const context = await browser.newContext()
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    // A page with unsaved input asks before it goes.
    page.on('dialog', (question) => void question.accept())
    const lane: WriteLane = { page, proxy, store: await openStore(stack.urls.backend), admin: site.url }
    await signIn(page, site.url)
    await page.getByRole('button', { name: /^Account of / }).waitFor()
    const run = ({ name, form, mode }: WriteFault) =>
      inTwoTries(() => timed(name, () => runWriteFault(lane, form, mode, `w${stamp}n${count++}x`)))
    for (let fault = queue.take(); fault && !stopAsked(); fault = queue.take()) {
      outcomes.push(await run(fault))
      queue.finish(fault)
    }
    await context.close()
  }
  await Promise.all(LANES.map(runLane))
  return outcomes
}

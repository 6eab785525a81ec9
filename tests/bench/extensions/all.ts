import type { Browser } from '@playwright/test'

import type { Stack } from '../../../commands/stack/stack.ts'
import { USUAL_PORTS } from '../../../commands/stack/settings.ts'
import { openLane } from '../../faults/lane.ts'
import type { Look } from '../visit.ts'
import { measureCheckFeed } from './check-feed.ts'
import { measureHangingWidget } from './hanging-widget.ts'
import { measureMounts } from './mounts.ts'
import { measureStartUp } from './start-up.ts'
import { measureWarmPage } from './warm-page.ts'

const LANE = { admin: 7602, origin: 7702 }

/** Measures the extension platform; returns the exceeded budgets. */
export async function measureExtensions(
  browser: Browser,
  urls: Stack['urls'],
  list: Look,
): Promise<string[]> {
  const moves = { [`http://localhost:${USUAL_PORTS.loyalty}`]: urls.loyalty }
  const lane = await openLane(LANE, urls.backend, moves)
  const look = { ...list, url: list.url.replace(urls.admin, lane.admin) }
  try {
    return [
      ...(await measureStartUp(browser, lane, look)),
      ...(await measureHangingWidget(browser, lane, look)),
      ...(await measureMounts(browser, lane, look)),
      ...(await measureWarmPage(browser, lane, look)),
      ...measureCheckFeed(),
    ]
  } finally {
    await lane.close()
  }
}

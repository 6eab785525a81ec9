import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ROOT } from '../../../commands/stack/paths.ts'
import { held } from '../figures.ts'
import { withGenerated } from '../generated-feed.ts'

const EXTENSIONS = 500
const MOST_SECONDS = 1
const STOA = join(ROOT, 'extension-sdk/cli/stoa.ts')

/** How long `stoa check-feed` takes over a large feed, from the call to its end; answers the budgets that were exceeded. */
export function measureCheckFeed(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-bench-'))
  try {
    const file = join(folder, 'feed.json')
    writeFileSync(
      file,
      JSON.stringify(withGenerated({ format: 1, extensions: [], disabled: [] }, EXTENSIONS)),
    )
    const start = performance.now()
    const { status, stdout } = spawnSync(process.execPath, [STOA, 'check-feed', file], { encoding: 'utf8' })
    const seconds = (performance.now() - start) / 1000
    if (status !== 0) return [`stoa check-feed ended with ${status}: ${stdout}`]
    console.log(`\nstoa check-feed of ${EXTENSIONS} extensions\n  ${stdout.trim()}`)
    return held('from the call to its end', seconds, MOST_SECONDS, 's')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

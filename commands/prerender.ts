import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { ROOT } from '../webpack/remotes.ts'
import { shopSources } from './build.ts'
import { PRERENDER_FLAGS, PRERENDER_USAGE, prerenderOptions } from './prerender/prerender-options.ts'
import { type PrerenderOptions, prerenderShop } from './prerender/prerender-shop.ts'

const USAGE = `Usage: npm run prerender [-- OPTIONS]

Writes the pages of the catalogue into the built shop, and again what changed since: home, lists, products, legal pages,
sitemap.xml, robots.txt and 404.html.

${PRERENDER_USAGE}
  --root <folder>     the built shop; default dist/shop
  --follow            stays, and looks for changes again and again
  --every <seconds>   the pause between two looks; default 60
  --help              this text`

const FLAGS = {
  ...PRERENDER_FLAGS,
  root: { type: 'string', default: join(ROOT, 'dist/shop') },
  follow: { type: 'boolean', default: false },
  every: { type: 'string', default: '60' },
  help: { type: 'boolean', default: false },
} as const

/** The sources that the shop was built from; throws when they have changed since. */
function builtFrom(): string {
  const stamp = join(ROOT, 'dist/.made/shop.txt')
  const build = shopSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === build) return build
  throw new Error('The shop is not built from these sources: "npm run build" does it.')
}

async function look(options: PrerenderOptions): Promise<void> {
  const start = performance.now()
  const { written, removed, pages, refused } = await prerenderShop(options)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (written + removed > 0)
    console.log(`${pages} pages: ${written} files written, ${removed} removed, in ${seconds} s`)
  for (const path of refused) console.warn(`left out, because its handle cannot be an address: ${path}`)
}

async function follow(options: PrerenderOptions, seconds: number): Promise<never> {
  for (;;) {
    try {
      await look(options)
    } catch (error) {
      // The pages that are there stay; the store may answer the next time.
      console.error((error as Error).message)
    }
    await pause(seconds * 1000)
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: FLAGS })
  if (values.help) return console.log(USAGE)
  const seconds = Number(values.every)
  if (!(seconds >= 1)) throw new Error(`--every must be a number of seconds, not "${values.every}".`)
  const options = prerenderOptions(values, values.root, builtFrom())
  if (values.follow) await follow(options, seconds)
  else await look(options)
}

try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

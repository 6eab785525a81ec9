import type { Cell } from '../cell.ts'
import { sri } from '../../journeys/feed-surgery.ts'
import { installBuild } from '../generator/built.ts'
import { written } from './culprits.ts'
import { builtCulprit } from './files.ts'

const STYLE = /^pages-members-members\.css$/

/** A build whose style reaches the whole admin, installed with the right hash. */
const styling = (name: string, css: string): Cell => ({
  name,
  culprit: builtCulprit,
  named: { console: true, operator: /Had errors/ },
  retry: 'reload',
  install: (lane) => {
    const build = installBuild(lane)
    const { manifest, base } = build.feedEntry
    const path = build.pathOf(STYLE)
    const body = `${build.contentOf(STYLE)}\n${css}`
    lane.origin.put(path, { body, type: 'text/css' })
    const integrity = { ...manifest.integrity, [path.slice(new URL(base).pathname.length)]: sri(body) }
    return {
      extensions: [{ base, manifest: { ...manifest, integrity } }],
      heal: () => build.restore(STYLE),
      healed: [build.feedEntry],
    }
  },
  note: 'the shell takes out of an extension’s style files each rule that reaches elements of others; a moment may show it',
})

/** What an extension can do to the page that it shares with everybody. */
export const realmCells: readonly Cell[] = [
  styling('global CSS, * { display: none }', '* { display: none }'),
  styling('CSS for the root of the admin, #root { display: none }', '#root, body.any { display: none }'),
  styling('global CSS in the layer of extensions', '@layer extensions { body, :not(.a) { display: none } }'),
  written(
    {
      name: 'adds to Array.prototype',
      named: {},
      note: 'no code of ours walks over inherited names',
    },
    { entry: 'Array.prototype.culprit = "here"' },
  ),
]

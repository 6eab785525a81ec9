import type { Cell } from '../cell.ts'
import type { Answer } from '../generator/remote-origin.ts'
import { installBuild } from '../generator/built.ts'

const MISSING = /is not responding, or one of its files is missing/
const ALTERED = /differ from what was installed/
const FAILED = /Had errors/

const CHUNK = /^pages-members-members\.js$/
const STYLE = /^pages-members-members\.css$/
const TEXTS = /^locales\/en\.json$/

/** The example extension as the SDK builds it, with a page that loads a chunk, a style and texts. */
export const builtCulprit: Cell['culprit'] = {
  name: 'loyalty',
  link: 'Loyalty',
  sound: /Loyalty members|members\.title/,
}

const altering = (
  name: string,
  file: RegExp,
  panel: RegExp,
  answer: (content: string) => Answer,
  more: Partial<Cell> = {},
): Cell => ({
  name,
  culprit: builtCulprit,
  named: { panel, operator: FAILED },
  retry: 'button',
  install: (lane) => {
    const build = installBuild(lane)
    lane.origin.put(build.pathOf(file), answer(build.contentOf(file)))
    return { extensions: [build.feedEntry], heal: () => build.restore(file) }
  },
  ...more,
})

const gone = (): Answer => ({ status: 404, body: 'Not found', type: 'text/plain' })

/** What can be wrong with the later files of a real build. */
export const fileCells: readonly Cell[] = [
  altering('chunk 404 after a redeploy', CHUNK, MISSING, gone),
  altering('chunk with a wrong hash', CHUNK, ALTERED, (code) => ({
    body: `globalThis.stolen = true;${code}`,
  })),
  altering('style 404', STYLE, MISSING, gone),
  altering('style with a wrong hash', STYLE, ALTERED, (css) => ({
    body: `${css} body { display: none }`,
    type: 'text/css',
  })),
  altering(
    'texts with a wrong hash',
    TEXTS,
    ALTERED,
    (json) => ({ body: `${json} `, type: 'application/json' }),
    { named: {}, retry: 'reload', note: 'shown with its keys in place of the texts' },
  ),
]

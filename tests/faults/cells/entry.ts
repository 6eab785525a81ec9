import type { Cell } from '../cell.ts'
import type { Answer } from '../generator/remote-origin.ts'
import { expect } from '../visitor.ts'
import { culprit, write, written } from './culprits.ts'

const MISSING = /is not responding, or one of its files is missing/
const ALTERED = /differ from what was installed/
const FAILED = /Had errors/
const HTML = '<!doctype html><title>Not a script</title>'

/** The culprit's server answers otherwise for its entry, until it is fixed. */
const answering = (
  name: string,
  panel: RegExp,
  answer: (script: string) => Answer,
  more: Partial<Cell> = {},
): Cell => ({
  name: `entry ${name}`,
  culprit,
  named: { panel, operator: FAILED },
  retry: 'button',
  install: (lane) => {
    const { feedEntry, script, path } = write(lane)
    lane.origin.put(path, answer(script))
    return { extensions: [feedEntry], heal: () => lane.origin.put(path, { body: script }) }
  },
  ...more,
})

/** What can be wrong with the first file of an extension. */
export const entryCells: readonly Cell[] = [
  written({ name: 'nothing wrong', named: {}, retry: 'none', note: 'to compare with' }, {}),
  answering('404', MISSING, () => ({ status: 404, body: 'Not found', type: 'text/plain' })),
  answering('500', MISSING, () => ({ status: 500, body: 'Broken', type: 'text/plain' })),
  answering('is HTML', ALTERED, () => ({ body: HTML, type: 'text/html' })),
  answering('is empty', ALTERED, () => ({ body: '' })),
  answering('with a wrong hash', ALTERED, (script) => ({ body: `globalThis.stolen = true;${script}` }), {
    provoke: async (page) => {
      expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false)
      return 'nothing of it ran'
    },
  }),
  answering('slow (3 s)', ALTERED, (script) => ({ body: script, delayMs: 3000 }), {
    named: {},
    retry: 'none',
    provoke: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: culprit.sound })).toBeVisible()
    },
    note: 'nothing is wrong: it comes later',
  }),
  answering('hangs', /took too long|is not responding/, () => ({ hangs: true }), {
    note: 'given up after 6 to 10 s',
  }),
]

import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { CULPRIT, type Cell } from '../cell.ts'
import { type Plan, soundText, titleOf, writeExtension, type Written } from '../generator/written.ts'
import type { Lane } from '../lane.ts'

/** The culprit of cells that write one. */
export const culprit: Cell['culprit'] = {
  name: CULPRIT,
  link: titleOf(CULPRIT),
  sound: new RegExp(soundText(CULPRIT)),
}

/** Makes the culprit of a cell. */
export const write = (lane: Lane, plan: Partial<Plan> = {}): Written =>
  writeExtension(lane.origin, { name: CULPRIT, ...plan })

/** The next version of the culprit, with nothing wrong. */
export const fixed = (lane: Lane): FeedEntry[] => [write(lane, { version: '1.0.1' }).feedEntry]

/** A cell whose culprit is written with something wrong in its code, and fixed by another version. */
export const written = (cell: Pick<Cell, 'name' | 'named'> & Partial<Cell>, plan: Partial<Plan>): Cell => ({
  culprit,
  retry: 'reload',
  install: (lane) => ({ extensions: [write(lane, plan).feedEntry], healed: fixed(lane) }),
  ...cell,
})

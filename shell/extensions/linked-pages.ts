import { memoize } from './memoize.ts'
import type { Registry } from './registry.ts'

/** Pages with a link. The flags of other pages are read once one of them is opened or searched for. */
export const linkedPages = memoize((pages: Registry['pages']) =>
  pages.filter(({ contribution }) => contribution.link !== undefined),
)

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './source-files.ts'

const files = globSync('{shared,shell,remotes,extension-sdk}/**/*.css', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**'],
})

/** Properties that are one property: `border-color` is four of them. */
const ONE =
  /^(none|(background-color|box-shadow|color|inline-size|margin-inline-start|opacity|rotate|scale|transform|translate) [^,]+)$/

const transitionsIn = (css: string): string[] =>
  [...css.matchAll(/\btransition(?:-property)?:([^;}]+)/g)].map(([, value]) => (value ?? '').trim())

/**
 * react-aria writes down each element that is in transition, and forgets one that is removed after the first of its
 * properties: with two of them it keeps the element for good, and with it the page that it stood in.
 */
test.each(files.filter((file) => transitionsIn(readFileSync(join(ROOT, file), 'utf8')).length > 0))(
  '%s lets one property of an element change over time, not several',
  (file) => {
    const several = transitionsIn(readFileSync(join(ROOT, file), 'utf8')).filter((value) => !ONE.test(value))
    expect(several).toEqual([])
  },
)

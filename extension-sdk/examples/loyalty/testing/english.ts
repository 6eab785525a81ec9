import { readFileSync } from 'node:fs'

import type { Texts } from '@stoa/extension-sdk/testing'

/** The extension's own English texts. For tests. */
export const english = JSON.parse(
  readFileSync(new URL('../locales/en.json', import.meta.url), 'utf8'),
) as Texts

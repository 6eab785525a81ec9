import { join } from 'node:path'

import { languages } from '@stoa/i18n/languages'

import { ROOT } from '../../webpack/remotes.ts'
import type { PrerenderOptions } from './prerender-shop.ts'

/** What the command line says about prerendering. */
export const PRERENDER_FLAGS = {
  origin: { type: 'string', default: 'http://localhost:8000' },
  backend: { type: 'string', default: 'http://localhost:9000' },
  language: { type: 'string', default: 'en' },
  key: { type: 'string' },
} as const

export const PRERENDER_USAGE = `  --origin <url>      where shoppers open the shop; default http://localhost:8000
  --backend <url>     the store; default http://localhost:9000
  --language <code>   the pages' language; default en
  --key <key>         the publishable key, which limits the pages to its sales channels`

interface Values {
  origin: string
  backend: string
  language: string
  key?: string | undefined
}

function addressOf(text: string, flag: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Error(`${flag} must be an address that begins with http:// or https://, not "${text}".`)
}

/** The options of a run over a tree that was built from these sources. Throws an Error that says what is wrong. */
export function prerenderOptions(values: Values, root: string, build: string): PrerenderOptions {
  const { language, key } = values
  if (!languages.some(({ code }) => code === language))
    throw new Error(`There are no texts in the language "${language}".`)
  return {
    root,
    build,
    folder: join(ROOT, 'dist/renderer'),
    origin: addressOf(values.origin, '--origin').origin,
    backend: addressOf(values.backend, '--backend').href.replace(/\/$/, ''),
    language,
    ...(key !== undefined && { publishableApiKey: key }),
  }
}

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import type { BrowserContext } from '@playwright/test'

import { ROOT } from '../../commands/stack/paths.ts'

/** The packages with the scripts that the fonts of the pinned Chromium lack, by language. */
const FONTS: Readonly<Record<string, string>> = {
  hi: 'noto-sans-devanagari',
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  tm: 'noto-sans-tamil',
  zh: 'noto-sans-sc',
}

/** Families that pages name after those of the system: of their text, and of the headings of the shop. */
const FAMILIES = ['Noto Sans', 'Noto Serif']

const FACE = /url\(\.\/files\/([^)]+)\)[^;]*;\s*unicode-range: ([^;]+);/g

/** Gives the pages of a context the letters of a language, so that no text is measured as boxes. Bypass their CSP. */
export async function provideFonts(context: BrowserContext, language: string): Promise<void> {
  const font = FONTS[language]
  if (!font) return
  const folder = join(ROOT, 'node_modules/@fontsource-variable', font)
  const css = readFileSync(join(folder, 'index.css'), 'utf8')
  const faces = [...css.matchAll(FACE)].map(([, file = '', range = '']) => ({ file, range }))
  await context.route('**/fonts-of-looks/*', (route) =>
    route.fulfill({
      path: join(folder, 'files', basename(route.request().url())),
      contentType: 'font/woff2',
    }),
  )
  await context.addInitScript(
    ([families, all]) => {
      for (const family of families)
        for (const { file, range } of all)
          document.fonts.add(
            new FontFace(family, `url(/fonts-of-looks/${file})`, { unicodeRange: range, weight: '100 900' }),
          )
    },
    [FAMILIES, faces] as const,
  )
}

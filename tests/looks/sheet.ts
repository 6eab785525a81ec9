import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser } from '@playwright/test'

import type { Rendering } from './look.ts'

const PER_SHEET = 12

const tile = ({ page, picture }: Rendering) =>
  `<figure><figcaption>${page.site} ${page.name}</figcaption><img src="data:image/jpeg;base64,${picture?.toString('base64')}"></figure>`

/** Writes the pictures of a language and width as contact sheets into a folder. */
export async function writeSheets(
  browser: Browser,
  folder: string,
  name: string,
  renderings: readonly Rendering[],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1400 } })
  for (let start = 0; start < renderings.length; start += PER_SHEET) {
    const tiles = renderings
      .slice(start, start + PER_SHEET)
      .map(tile)
      .join('')
    await page.setContent(`<style>
      body { margin: 8px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; align-content: start; font: 13px sans-serif; background: #999 }
      figure { margin: 0 } img { max-width: 100%; max-height: 600px }
    </style>${tiles}`)
    writeFileSync(
      join(folder, `${name}-${start / PER_SHEET + 1}.png`),
      await page.screenshot({ fullPage: true }),
    )
  }
  await page.close()
}

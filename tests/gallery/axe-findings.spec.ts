import { expect, test, type Page } from '@playwright/test'

import { axeFindings } from '../axe-findings.ts'

const FAULTY = `
  <!doctype html>
  <html lang="en">
    <title>Faulty</title>
    <style>
      h1 { color: #333; background: #fff; }
      @media (prefers-color-scheme: dark) { h1 { background: #111; } }
    </style>
    <main><h1>Pale in the dark</h1><img src="data:," /></main>
  </html>`

const FRAME = '<iframe title="Other" srcdoc="<p>Other</p>"></iframe></main>'

const rulesBroken = async (page: Page, options?: Parameters<typeof axeFindings>[1]) =>
  (await axeFindings(page, options)).map((finding) => finding.split(':')[0])

for (const { name, html } of [
  { name: 'without frames', html: FAULTY },
  { name: 'with a frame', html: FAULTY.replace('</main>', FRAME) },
]) {
  test(`axe finds what is wrong with a page ${name}, and in the dark what is pale there`, async ({
    page,
  }) => {
    await page.setContent(html)
    expect(await rulesBroken(page)).toEqual(['image-alt'])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await rulesBroken(page, { only: ['color-contrast'] })).toEqual(['color-contrast'])
    expect(await rulesBroken(page, { within: 'h1', without: ['color-contrast'] })).toEqual([])
  })
}

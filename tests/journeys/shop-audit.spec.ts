import type { Page } from '@playwright/test'

import { expect, test } from './environment.ts'
import { expectNoFindingsInBothSchemes } from './expect-no-findings.ts'

const ADDRESSES = ['/', '/products', '/products/harbour-mug']

/** Texts of links that say nothing about where they lead, as Lighthouse lists them. */
const EMPTY_WORDS = ['click here', 'here', 'learn more', 'more', 'read more', 'this', 'start', 'go']

/** What search engines look at in a page. */
async function readPage(page: Page) {
  const metas = page.locator('meta[name]')
  const links = await page.locator('a').evaluateAll((all) =>
    all.map((link) => ({
      html: link.outerHTML,
      href: link.getAttribute('href') ?? '',
      name: (link.getAttribute('aria-label') ?? link.textContent).trim().toLowerCase(),
    })),
  )
  const contents = await metas.evaluateAll((all) =>
    all.map((meta) => [meta.getAttribute('name'), meta.getAttribute('content')] as const),
  )
  const { description, robots, viewport } = Object.fromEntries(contents) as Record<string, string | undefined>
  return {
    title: await page.title(),
    description,
    robots,
    viewport,
    lang: await page.locator('html').getAttribute('lang'),
    canonical: await page.locator('link[rel="canonical"]').getAttribute('href'),
    headings: await page.locator('h1').count(),
    uselessLinks: links.filter(({ name }) => ['', ...EMPTY_WORDS].includes(name)),
    uncrawlableLinks: links.filter(({ href }) => !/^(\/|https?:|mailto:|#)/.test(href)),
    unnamedPictures: await page.locator('img:not([alt])').count(),
  }
}

for (const address of ADDRESSES) {
  test(`search engines and people without a mouse or sight can use ${address}`, async ({ page, stack }) => {
    await page.goto(stack.urls.shop + address)
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const found = await readPage(page)
    expect(found).toMatchObject({
      title: expect.stringMatching(/\S+ · Stoa$/),
      description: expect.stringMatching(/^.{20,161}$/),
      robots: undefined,
      viewport: expect.stringContaining('width=device-width'),
      lang: expect.stringMatching(/^en/),
      canonical: stack.urls.shop + address,
      headings: 1,
      uselessLinks: [],
      uncrawlableLinks: [],
      unnamedPictures: 0,
    })
    await expectNoFindingsInBothSchemes(page)
  })
}

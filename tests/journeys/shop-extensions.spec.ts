import { AxeBuilder } from '@axe-core/playwright'

import { expect, test } from './environment.ts'

const EARNS = /^You will earn [\d,]+ points?\.$/

test('a product says what it earns, and pages without widgets ask for nothing', async ({ page, stack }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(stack.urls.shop)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /feed\.json|\/(zone|widgets)\.|entry\.js/.test(path))).toEqual([])

  await page.goto(`${stack.urls.shop}/products/picture-rail`)
  const widget = page.locator('[data-widget="earned-here"]')
  await expect(widget).toHaveText(EARNS)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

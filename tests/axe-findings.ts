import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface AxeOptions {
  /** A selector of the part to look at. Default the whole page. */
  within?: string
  /** The only rules to look by. Default all. */
  only?: readonly string[]
  /** Rules to leave out. Default none. */
  without?: readonly string[]
}

/** What axe finds in a page: a line for each broken rule, with the elements that break it. */
export async function axeFindings(
  page: Page,
  { within, only, without = [] }: AxeOptions = {},
): Promise<string[]> {
  // What passes is not described: that takes twice the time of the rules themselves.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
  if (only) axe.withRules([...only])
  if (without.length > 0) axe.disableRules([...without])
  // Without frames no second page is needed, in which their results are put together.
  if (page.frames().length === 1) axe.setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

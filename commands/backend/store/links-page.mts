import type { DevelopmentLink } from './development-link.mts'
import { developmentPage } from './development-page.mts'

const titles: Record<DevelopmentLink['kind'], string> = {
  invite: 'Join the staff',
  'staff-password': 'New staff password',
  'customer-password': 'New customer password',
  'order-claim': 'Claim a guest order',
}

/** The page for newcomers. */
export function linksPage(links: DevelopmentLink[]): string {
  return developmentPage({
    title: 'Links that e-mail would carry',
    note: 'The development store sends no e-mail. What it would have sent appears here after a few seconds; reload to see it.',
    empty: 'Nothing yet. Invite someone, or ask for a new password.',
    columns: ['Link', 'To', 'At (UTC)'],
    rows: links.map(({ kind, email, url, at }) => [{ text: titles[kind], url }, email, new Date(at)]),
  })
}

import type { DevelopmentLink } from './development-links.mts'

const titles: Record<DevelopmentLink['kind'], string> = {
  invite: 'Join the staff',
  'staff-password': 'New staff password',
  'customer-password': 'New customer password',
  'order-claim': 'Claim a guest order',
}

/** The page for newcomers; it is the only text of the backend that a person reads in a browser. */
export function linksPage(links: DevelopmentLink[]): string {
  const rows = links.map(
    ({ kind, email, url, at }) =>
      `<tr><td><a href="${escape(url)}">${titles[kind]}</a></td><td>${escape(email)}</td><td><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time></td></tr>`,
  )
  const table = `<table><thead><tr><th>Link</th><th>To</th><th>At (UTC)</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Links that e-mail would carry</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding-inline: 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .5rem .75rem; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); text-align: start; }
</style>
<h1>Links that e-mail would carry</h1>
<p>The development store sends no e-mail. What it would have sent appears here after a few seconds; reload to see it.</p>
${links.length > 0 ? table : '<p>Nothing yet. Invite someone, or ask for a new password.</p>'}
</html>
`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

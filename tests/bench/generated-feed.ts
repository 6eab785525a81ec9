import type { Feed, FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'

/** The manifest of an extension that nobody wrote, with a page, a link, two widgets and a settings card. */
function generatedManifest(index: number): Manifest {
  const name = `generated-${index}`
  const files = [`page.${index}.js`]
  const hash = `sha384-${Buffer.from(name.padEnd(48, '.')).toString('base64')}`
  return {
    name,
    version: '1.0.0',
    sdk: '^0.2.0',
    pages: [
      { path: `/${name}`, title: 'title', link: { label: 'title', icon: 'puzzle' }, module: './page', files },
    ],
    widgets: [
      { id: 'product', zone: 'product.details.after', module: './widget', files },
      { id: 'customer', zone: 'customer.details.after', module: './widget', files },
    ],
    settings: [
      {
        path: `/${name}`,
        card: { label: 'title', description: 'title', icon: 'puzzle' },
        module: './settings',
        files,
      },
    ],
    entry: { file: 'entry.js', global: `stoa_${index}` },
    integrity: { 'entry.js': hash, [`page.${index}.js`]: hash },
    locales: {},
    texts: { en: { title: `Generated ${index}` } },
  }
}

/** A feed with `count` more extensions; their code is never asked for, because nothing opens them. */
export function withGenerated(feed: Feed, count: number): Feed {
  const more: FeedEntry[] = Array.from({ length: count }, (_, index) => ({
    manifest: generatedManifest(index),
    base: `/remotes/generated-${index}/`,
  }))
  return { ...feed, extensions: [...feed.extensions, ...more] }
}

import { createHash } from 'node:crypto'

import { ICONS } from '@stoa/extension-sdk'
import type { Feed, FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'

/** What extensions declare to use. */
const NOUNS =
  'collections customers discounts draft-orders gift-cards inventory-items orders price-lists products returns store users'.split(
    ' ',
  )

/** Subjects and verbs in English and German: one of each makes a name. */
const SUBJECTS = [
  ['gift', 'Geschenk'],
  ['stock', 'Lager'],
  ['label', 'Etikett'],
  ['invoice', 'Rechnung'],
  ['tax', 'Steuer'],
  ['parcel', 'Paket'],
  ['member', 'Mitglied'],
  ['voucher', 'Gutschein'],
  ['supplier', 'Lieferant'],
  ['photo', 'Foto'],
  ['warranty', 'Garantie'],
  ['return', 'Retoure'],
  ['customs', 'Zoll'],
  ['bundle', 'Paketpreis'],
  ['survey', 'Umfrage'],
  ['courier', 'Kurier'],
  ['ledger', 'Hauptbuch'],
  ['fraud', 'Betrug'],
  ['quote', 'Angebot'],
  ['rental', 'Verleih'],
  ['pickup', 'Abholung'],
  ['swatch', 'Farbmuster'],
  ['agent', 'Vertreter'],
] as const
const DEEDS = [
  ['audit', 'prüfung'],
  ['export', 'ausfuhr'],
  ['planner', 'planung'],
  ['alerts', 'warnungen'],
  ['printer', 'druck'],
  ['rules', 'regeln'],
  ['desk', 'schalter'],
  ['history', 'verlauf'],
  ['sync', 'abgleich'],
  ['report', 'bericht'],
  ['notes', 'notizen'],
  ['score', 'wertung'],
  ['import', 'einfuhr'],
  ['board', 'tafel'],
  ['search', 'suche'],
  ['limits', 'grenzen'],
  ['archive', 'archiv'],
  ['forecast', 'vorhersage'],
  ['approval', 'freigabe'],
  ['routing', 'lenkung'],
  ['editor', 'gestaltung'],
  ['tracker', 'verfolgung'],
] as const
/** Contributions to pages that are not opened during the measurement: a visible widget would load its code. */
const ZONES = [
  ['product.details.after', 'customer.details.side'],
  ['customer.details.after', 'product.details.side'],
  ['discount.details.before', 'product.details.before'],
] as const

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item
const filesOf = (module: string): string[] => ['js', 'css'].map((ending) => `${module}.${ending}`)

/** A generated extension: no two of them share a name, a text, a hash or a build. */
function generatedEntry(index: number): FeedEntry {
  const [subject, subjectInGerman] = pick(SUBJECTS, index)
  const [deed, deedInGerman] = pick(DEEDS, index)
  const name = `${subject}-${deed}`
  const digest = createHash('sha256').update(name)
  const hash = digest.copy().digest('base64')
  const build = digest.update('build').digest('hex').slice(0, 12)
  const version = `${index % 5}.${index % 11}.${index % 7}`
  const icon = pick(ICONS, index * 7)
  const [first, second] = pick(ZONES, index)
  const manifest: Manifest = {
    name,
    version,
    sdk: '^0.3.0',
    uses: {
      read: [pick(NOUNS, index), pick(NOUNS, index * 5 + 2)],
      write: [pick(NOUNS, index * 3 + 1)],
    },
    pages: [
      {
        path: `/${name}`,
        title: 'title',
        link: { label: 'title', icon },
        module: `./pages/${subject}`,
        files: filesOf(`pages-${subject}`),
      },
    ],
    widgets: [
      {
        id: deed,
        zone: first,
        height: 64 + (index % 9) * 16,
        module: `./widgets/${deed}`,
        files: filesOf(`widgets-${deed}`),
      },
      { id: subject, zone: second, module: `./widgets/${subject}`, files: filesOf(`widgets-${subject}`) },
    ],
    settings: [
      {
        path: `/${name}`,
        card: { label: 'title', description: 'card', icon },
        module: './settings/card',
        files: filesOf('settings-card'),
      },
    ],
    shared: { '@tanstack/react-query': '^5.0.0', react: '^19.0.0', 'react-router': '^8.0.0' },
    entry: { file: 'entry.js', global: `stoa_${name.replaceAll('-', '_')}_${build}` },
    locales: { de: 'locales/de.json', en: 'locales/en.json' },
    integrity: { 'entry.js': `sha256-${hash}` },
    texts: {
      de: { title: subjectInGerman + deedInGerman, card: `Was ${subjectInGerman} und Team betrifft` },
      en: { title: `${capital(subject)} ${deed}`, card: `What ${subject}s need` },
    },
  }
  return { manifest, base: `/extensions/${name}/${version}-${build}/` }
}

/** A feed with `count` more extensions, up to 506; their code is never loaded, because nothing opens them. */
export function withGenerated(feed: Feed, count: number): Feed {
  const more = Array.from({ length: count }, (_, index) => generatedEntry(index))
  return { ...feed, extensions: [...feed.extensions, ...more] }
}

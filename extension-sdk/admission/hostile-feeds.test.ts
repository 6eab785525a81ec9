import * as fc from 'fast-check'

import { FORMS } from '../points/form-field.ts'
import { ICONS } from '../points/icons.ts'
import { KIND_NAMES, contributionsOf } from '../points/kinds.ts'
import { LISTS } from '../points/lists.ts'
import { ZONES } from '../points/zones.ts'
import { SDK_VERSION } from '../sdk-version.ts'
import { admit, type Admission } from './admit.ts'
import { SHARED_VERSIONS } from './shared-versions.ts'
import { AREAS, hostileEntries } from './testing/hostile-feeds.ts'

const SHAPES = 5000

type Loose = Readonly<Record<string, unknown>>
const isText = (value: unknown) => typeof value === 'string'
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText)
const unlessAbsent = (value: unknown, check: (value: unknown) => boolean) =>
  value === undefined || check(value)
const oneOf = (all: readonly unknown[]) => (value: unknown) => all.includes(value)

const isPlain = (value: unknown) => ['string', 'boolean', 'number'].includes(typeof value)
const areOrigins = (value: unknown) =>
  areTexts(value) && (value as string[]).every((origin) => URL.parse(origin)?.origin === origin)

/** What the shell renders, looks up or calculates with, by property. */
const PROPERTIES: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(
    ['module', 'path', 'id', 'title', 'label', 'description'].map((name) => [name, isText]),
  ),
  ...Object.fromEntries(['flag', 'keywords', 'key', 'parent', 'shortcut'].map((name) => [name, isText])),
  files: areTexts,
  fields: areTexts,
  namespaces: areTexts,
  icon: oneOf(ICONS),
  list: oneOf(LISTS),
  form: oneOf(FORMS),
  // A zone of an extension is called after it.
  zone: (zone) => [zone].flat().every((one) => oneOf(ZONES)(one) || /^[a-z\d-]+:./.test(String(one))),
  order: Number.isFinite,
  height: Number.isFinite,
  size: oneOf(['small', 'wide']),
  roles: areTexts,
  expand: areTexts,
  first: (first) => {
    const { path, query = {}, rows = 20, list = '' } = first as Loose
    return (
      /^\/admin\/./.test(String(path)) &&
      Object.values(query as Loose).every(isPlain) &&
      Number.isSafeInteger(rows) &&
      typeof list === 'string'
    )
  },
}

/** What the shell relies on in the rest of a manifest. */
const PARTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  zones: areTexts,
  needs: (needs) => areTexts(Object.values(needs as Loose)),
  optionalNeeds: (needs) => areTexts(Object.values(needs as Loose)),
  shared: (modules) => areTexts(Object.values(modules as Loose)),
  uses: (uses) => {
    const { read, write, connect, storage } = uses as Loose
    return (
      [read, write].every((nouns) => unlessAbsent(nouns, areTexts)) &&
      unlessAbsent(connect, areOrigins) &&
      unlessAbsent(storage, (value) => typeof value === 'boolean')
    )
  },
}

const isVersion = ({ version, base, integrity }: Loose) =>
  [version, base, integrity].every(isText) && URL.canParse(String(base), 'http://localhost')

const wrongIn = (value: Loose, properties = PROPERTIES): string[] =>
  Object.entries(properties).flatMap(([name, check]) => (unlessAbsent(value[name], check) ? [] : [name]))

function wrongWith({ extensions, contributions, findings }: Admission): unknown[] {
  const admitted = KIND_NAMES.flatMap((kind) => contributions[kind] as readonly { contribution: object }[])
  return [
    ...admitted.flatMap(({ contribution }) => {
      const { link = {}, card = {}, ...facts } = contribution as Loose & { link?: Loose; card?: Loose }
      return [...wrongIn(facts), ...wrongIn(link), ...wrongIn(card)]
    }),
    ...extensions.flatMap(({ base, area, manifest, isolation = 'page', previous = [], waiting }) => [
      ...wrongIn(manifest as unknown as Loose, PARTS),
      ...(isolation === 'page' || isolation === 'frame' ? [] : ['isolation']),
      ...[...previous, ...(waiting ? [waiting] : [])].filter((one) => !isVersion({ ...one })),
      ...(URL.canParse(base, 'http://localhost') ? [] : [base]),
      ...(unlessAbsent(area, (value) => typeof value === 'boolean') ? [] : ['area']),
      ...Object.values(manifest.texts).flatMap((texts) =>
        Object.values(texts).filter((text) => !isText(text)),
      ),
      ...Object.values(manifest.locales).filter((file) => !isText(file)),
      ...[manifest.entry.file, ...Object.keys(manifest.integrity)].filter(
        (file) => !URL.canParse(base + file, 'http://localhost'),
      ),
      ...contributionsOf(manifest).filter(({ name }) => !isText(name)),
    ]),
    ...findings.filter(({ extension, rule, message, contribution }) =>
      [extension, rule, message, contribution ?? ''].some((text) => !isText(text)),
    ),
  ]
}

test(`of ${SHAPES} feeds, each makes an admin with its areas, and only sound contributions`, () => {
  const environment = {
    sdk: SDK_VERSION,
    shared: SHARED_VERSIONS,
    disabled: {},
    origins: ['https://cdn.example'],
    ownOrigin: 'http://localhost:7001',
  }
  let admittedBesides = 0
  fc.assert(
    fc.property(hostileEntries, (entries) => {
      const admission = admit(entries, environment)
      const names = new Set(admission.extensions.map(({ manifest }) => manifest.name))
      const lost = AREAS.filter(({ manifest }) => !names.has(manifest.name))
      const wrong = wrongWith(admission)
      admittedBesides += names.size - AREAS.length
      if (lost.length > 0 || wrong.length > 0) throw new Error(JSON.stringify({ lost, wrong }))
    }),
    { numRuns: SHAPES },
  )
  // A check that refuses everything would be met, too.
  expect(admittedBesides).toBeGreaterThan(SHAPES / 10)
})

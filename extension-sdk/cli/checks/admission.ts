import satisfies from 'semver/functions/satisfies.js'
import valid from 'semver/functions/valid.js'
import validRange from 'semver/ranges/valid.js'

import { isReadable, LOAD_FAULT } from '../../build/read-extension.ts'
import { faultOfDeclared } from '../../admission/read-entry.ts'
import type { Extension, Kind } from '../../points/extension.ts'
import { EXPANDABLE } from '../../host/expandable.ts'
import { KIND_NAMES, nameOf } from '../../points/kinds.ts'
import { FORMS } from '../../points/form-field.ts'
import { LISTS } from '../../points/lists.ts'
import type { Manifest } from '../../points/manifest.ts'
import { API_NOUNS } from '../../points/uses.ts'
import { ZONES } from '../../points/zones.ts'
import { EARLIER_SDKS, SDK_VERSION } from '../../sdk-version.ts'
import { admissionOf } from '../feed/admission.ts'
import { didYouMean, nearest } from '../nearest.ts'
import type { Fault } from './fault.ts'
import { meantZone } from './meant-zone.ts'

function faultOf(kind: Kind, entry: unknown): string | undefined {
  const contribution = Object(entry) as Readonly<Record<string, unknown>>
  return faultOfDeclared(kind, contribution) ?? (isReadable(contribution['load']) ? undefined : LOAD_FAULT)
}

/** What an admin would refuse of the shape of a declaration. The build relies on it, so it is checked before. */
export function declarationFaults(extension: Extension): Fault[] {
  return KIND_NAMES.flatMap((kind) => {
    const declared: unknown = extension[kind] ?? []
    if (!Array.isArray(declared))
      return [{ rule: 'malformed', where: kind, message: 'it must be a list: correct extension.ts' }]
    return declared.flatMap((entry: unknown) => {
      const fault = faultOf(kind, entry)
      const where = nameOf(kind, Object(entry) as object)
      return fault ? [{ rule: 'malformed', where, message: `${fault}: correct extension.ts` }] : []
    })
  })
}

/** The declaration without the contributions that {@link declarationFaults} finds, so that they hide nothing else. */
export function withoutMalformed(extension: Extension): Extension {
  const sound = KIND_NAMES.map((kind) => {
    const declared: unknown = extension[kind]
    return [kind, Array.isArray(declared) ? declared.filter((entry) => !faultOf(kind, entry)) : []]
  })
  return { ...extension, ...Object.fromEntries(sound) }
}

/** What is wrong with what a declaration says that the extension uses. */
export function usesFaults({ name, uses }: Extension, at: (text: string) => string): Fault[] {
  if (!uses)
    return [
      {
        rule: 'uses',
        where: name,
        message:
          "it does not say what it uses: add uses: { read: ['orders'] } with the nouns of its calls to extension.ts, or uses: {}",
      },
    ]
  const nouns = [uses.read, uses.write].flatMap((list) => (Array.isArray(list) ? list : []))
  return [...new Set(nouns)].flatMap((noun) => {
    const meant = (API_NOUNS as readonly string[]).includes(noun) ? undefined : nearest(noun, API_NOUNS)
    const message = `the Admin API of Medusa has no ${noun}: did you mean ${meant}?`
    return meant ? [{ rule: 'uses', where: at(noun), message, isWarning: true }] : []
  })
}

/** Widgets whose `expand` no page reads. */
export function expandFaults({ widgets = [] }: Extension): Fault[] {
  const stems = Object.keys(EXPANDABLE)
  const isRead = (zone: string) => stems.some((stem) => zone.startsWith(`${stem}.details.`))
  return widgets
    .filter(({ expand, zone }) => expand?.length && ![zone].flat().some((one) => isRead(meantZone(one))))
    .map((widget) => ({
      rule: 'expand',
      where: nameOf('widgets', widget),
      message: `only details zones of ${stems.join(', ')} read what “expand” names: read it with useApiQuery`,
      isWarning: true,
    }))
}

/** Widgets in zones of extensions that this one names; the feed says whether those offer them. */
function withoutForeignZones(manifest: Manifest): Manifest {
  const named = new Set(Object.keys({ ...manifest.needs, ...manifest.optionalNeeds }))
  const isForeign = (zone: string) => named.has(zone.split(':')[0] ?? '') && zone.includes(':')
  const widgets = manifest.widgets?.filter(({ zone }) => ![zone].flat().some((one) => isForeign(String(one))))
  return widgets ? { ...manifest, widgets } : manifest
}

/** What an admin says of an extension when it is the only one. */
export function admissionFaults(manifest: Manifest): Fault[] {
  // Other extensions that this one needs are checked against the feed, by “stoa publish”.
  const { needs: _needs, optionalNeeds: _optionalNeeds, ...alone } = withoutForeignZones(manifest)
  // An invalid version has a fault of its own, and hides no others.
  const version = valid(alone.version) ?? '0.0.0'
  const findingsOf = (sdk: string) => {
    const entry = { manifest: { ...alone, version, sdk } as Manifest, base: `/extensions/${manifest.name}/` }
    return admissionOf({ format: 1, extensions: [entry], disabled: [] }).findings
  }
  const whole = findingsOf(manifest.sdk)
  // A refused extension hides what would be refused of its contributions.
  const parts = findingsOf(`^${SDK_VERSION}`).filter(({ contribution }) => contribution !== undefined)
  return [...whole.filter(({ contribution }) => contribution === undefined), ...parts]
    .filter(({ message }) => isRange(manifest.sdk) || !message.includes('SDK'))
    .map(({ rule, contribution, message }) => ({
      rule,
      where: contribution ?? manifest.name,
      message: message + suggestionFor(rule, message),
    }))
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'unknown-zone': ZONES,
  'unknown-list': LISTS,
  'unknown-form': FORMS,
}

/** The name that was probably meant by one that there is not. */
function suggestionFor(rule: string, message: string): string {
  const [, written = ''] = /^there is no \w+ (\S+):/.exec(message) ?? []
  return didYouMean(written, NAMES[rule] ?? [])
}

const isRange = (range: unknown): boolean => typeof range === 'string' && validRange(range) !== null

/** What every admin has installed. */
const AREAS: ReadonlySet<string> = new Set(['home', 'catalogue', 'orders', 'settings', 'shell'])

/** What is wrong with the name of a declaration and the versions that it names. */
export function headFaults({ name, version, sdk }: Extension, at: (text: string) => string): Fault[] {
  const faults = [
    AREAS.has(name) && {
      rule: 'duplicate-name',
      where: at(name),
      message: `${name} is a part of the admin itself: rename the extension`,
    },
    !valid(version) && {
      rule: 'version',
      where: at(version),
      message: `“${version}” is no version: write three numbers, like 1.0.0`,
    },
    !isRange(sdk) && {
      rule: 'sdk',
      where: at(sdk),
      message: `“${sdk}” is no range of versions: write sdk: '^${SDK_VERSION}'`,
    },
    isRange(sdk) &&
      EARLIER_SDKS.some((earlier) => satisfies(earlier, sdk)) && {
        rule: 'sdk-range',
        where: at(sdk),
        message: `${sdk} lets shells run it that lack what is new in SDK ${SDK_VERSION}, which builds it: write sdk: '^${SDK_VERSION}'`,
        isWarning: true as const,
      },
  ]
  return faults.filter((fault) => fault !== false)
}

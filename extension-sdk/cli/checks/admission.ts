import valid from 'semver/functions/valid.js'

import { faultOfDeclared } from '../../admission/read-entry.ts'
import type { Extension } from '../../points/extension.ts'
import { KIND_NAMES, nameOf } from '../../points/kinds.ts'
import type { Manifest } from '../../points/manifest.ts'
import { admissionOf } from '../feed/admission.ts'
import type { Fault } from './fault.ts'

/** What an admin would refuse of the shape of a declaration. The build relies on it, so it is checked before. */
export function declarationFaults(extension: Extension): Fault[] {
  return KIND_NAMES.flatMap((kind) => {
    const declared: unknown = extension[kind] ?? []
    if (!Array.isArray(declared))
      return [{ rule: 'malformed', where: kind, message: 'it must be a list: correct extension.ts' }]
    return declared.flatMap((entry: unknown) => {
      const contribution = Object(entry) as Readonly<Record<string, unknown>>
      const fault = faultOfDeclared(kind, contribution)
      const where = nameOf(kind, contribution)
      return fault ? [{ rule: 'malformed', where, message: `${fault}: correct extension.ts` }] : []
    })
  })
}

/** What an admin says of an extension when it is the only one. */
export function admissionFaults(manifest: Manifest): Fault[] {
  // Other extensions that this one needs are checked against the feed, by “stoa publish”.
  const { needs: _needs, ...alone } = manifest
  // An invalid version has a fault of its own, and hides no others.
  const version = valid(alone.version) ?? '0.0.0'
  const entry = { manifest: { ...alone, version } as Manifest, base: `/extensions/${manifest.name}/` }
  const { findings } = admissionOf({ format: 1, extensions: [entry], disabled: [] })
  return findings.map(({ rule, contribution, message }) => ({
    rule,
    where: contribution ?? manifest.name,
    message,
  }))
}

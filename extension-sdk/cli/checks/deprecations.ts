import type { Fault } from './fault.ts'
import type { SourceFile } from './source-files.ts'

/** An export of the SDK that will be removed, see docs/compatibility.md. */
export interface Deprecation {
  /** The entry point, such as `@stoa/extension-sdk`. */
  from: string
  name: string
  /** The SDK version that deprecated it. */
  since: string
  /** The first SDK version without it. */
  until: string
  /** What to do, for example `use useHost`. */
  instead: string
}

/** Every export that is marked `@deprecated`; a contract test compares the two. */
export const DEPRECATIONS: readonly Deprecation[] = []

/** Each import of a deprecated export, with its file and line. */
export const deprecatedUses = (
  files: readonly Pick<SourceFile, 'path' | 'imports'>[],
  deprecations: readonly Deprecation[],
): Fault[] =>
  files.flatMap(({ path, imports }) =>
    imports.flatMap(({ from, names, line }) =>
      deprecations
        .filter((deprecation) => deprecation.from === from && names.includes(deprecation.name))
        .map(({ name, since, until, instead }) => ({
          rule: 'deprecated',
          where: `${path}:${line}`,
          message: `${name} is deprecated since SDK ${since} and removed in ${until}: ${instead}`,
          isWarning: true,
        })),
    ),
  )

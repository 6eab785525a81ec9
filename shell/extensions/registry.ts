import { SDK_VERSION, ZONES, type ZoneName } from '@stoa/extension-sdk'
import type { FeedEntry, PageEntry, SettingsPageEntry, WidgetEntry } from '@stoa/extension-sdk/manifest'
import satisfies from 'semver/functions/satisfies'

import { canonicalPath, isReservedPath } from './paths.ts'
import { faultOfPage, faultOfSettings, readEntry } from './read-entry.ts'

/** A contribution that was let in, with the extension that it belongs to. */
export interface Admitted<Contribution> {
  extension: FeedEntry
  contribution: Contribution
}

/** What was not let in: whose it was, which rule it broke, and how to mend it. */
export interface Refusal {
  extension: string
  rule:
    | 'malformed'
    | 'duplicate-name'
    | 'sdk-range'
    | 'reserved-path'
    | 'duplicate-path'
    | 'unknown-zone'
    | 'disabled'
  message: string
}

/** Everything that the installed extensions contribute, and what was refused. */
export interface Registry {
  extensions: readonly FeedEntry[]
  pages: readonly Admitted<PageEntry>[]
  settings: readonly Admitted<SettingsPageEntry>[]
  widgets: ReadonlyMap<ZoneName, readonly Admitted<WidgetEntry>[]>
  refusals: readonly Refusal[]
}

const knownZones = new Set<string>(ZONES)

/** Rooms that are not in the feed: an extension of such a name would replace their texts. */
const OWN_ROOMS = ['shell']

const isArea = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'area' in entry && entry.area === true

class Composition {
  readonly extensions: FeedEntry[] = []
  readonly pages: Admitted<PageEntry>[] = []
  readonly settings: Admitted<SettingsPageEntry>[] = []
  readonly widgets = new Map<ZoneName, Admitted<WidgetEntry>[]>()
  readonly refusals: Refusal[] = []
  readonly #names = new Set(OWN_ROOMS)
  readonly #globals = new Set<string>()
  readonly #ownerOfPath = new Map<string, string>()

  add(value: unknown, disabled: ReadonlySet<string>): void {
    const read = readEntry(value)
    if ('fault' in read)
      return this.#refuse(read.name, 'malformed', `${read.fault}: build it again with “stoa build”`)
    const { manifest } = read.entry
    if (disabled.has(manifest.name))
      return this.#refuse(manifest.name, 'disabled', 'switched off by the operator')
    if (this.#names.has(manifest.name) || this.#globals.has(manifest.entry.global)) {
      return this.#refuse(manifest.name, 'duplicate-name', 'the name is taken: rename the extension')
    }
    if (!satisfies(SDK_VERSION, manifest.sdk)) {
      const message = `it asks for SDK ${manifest.sdk}, this shell has ${SDK_VERSION}: build it with a fitting SDK`
      return this.#refuse(manifest.name, 'sdk-range', message)
    }
    this.#names.add(manifest.name)
    this.#globals.add(manifest.entry.global)
    this.extensions.push(read.entry)
    for (const page of manifest.pages) this.#addPage(read.entry, page)
    for (const settings of manifest.settings) this.#addSettings(read.entry, settings)
    for (const widget of manifest.widgets) this.#addWidget(read.entry, widget)
  }

  #refuse(extension: string, rule: Refusal['rule'], message: string): void {
    this.refusals.push({ extension, rule, message })
  }

  #addPage(extension: FeedEntry, page: PageEntry): void {
    const { name } = extension.manifest
    const fault = faultOfPage(page)
    if (fault) return this.#refuse(name, 'malformed', `page ${page.path}: ${fault}`)
    if (!extension.area && isReservedPath(page.path)) {
      return this.#refuse(
        name,
        'reserved-path',
        `page ${page.path}: the admin itself uses this path: choose another`,
      )
    }
    if (this.#takePath(name, page.path)) this.pages.push({ extension, contribution: page })
  }

  #addSettings(extension: FeedEntry, settings: SettingsPageEntry): void {
    const { name } = extension.manifest
    const fault = faultOfSettings(settings)
    if (fault) return this.#refuse(name, 'malformed', `settings ${settings.path}: ${fault}`)
    if (this.#takePath(name, `/settings${settings.path}`))
      this.settings.push({ extension, contribution: settings })
  }

  #addWidget(extension: FeedEntry, widget: WidgetEntry): void {
    if (!knownZones.has(widget.zone)) {
      const message = `widget ${widget.id}: there is no zone ${widget.zone}: see the list in the SDK's README`
      return this.#refuse(extension.manifest.name, 'unknown-zone', message)
    }
    this.widgets.set(widget.zone, [
      ...(this.widgets.get(widget.zone) ?? []),
      { extension, contribution: widget },
    ])
  }

  #takePath(name: string, path: string): boolean {
    const canonical = canonicalPath(path)
    const owner = this.#ownerOfPath.get(canonical)
    if (owner !== undefined) {
      this.#refuse(
        name,
        'duplicate-path',
        `${path} belongs to ${owner}, which comes first: choose another path`,
      )
      return false
    }
    this.#ownerOfPath.set(canonical, name)
    return true
  }
}

const bySettingsPath = (a: Admitted<SettingsPageEntry>, b: Admitted<SettingsPageEntry>): number =>
  a.contribution.path.localeCompare(b.contribution.path)

/**
 * Decides over the whole feed what the admin is made of. Areas come first, so that no extension takes a name or a path
 * from them. One bad entry never takes another with it.
 */
export function composeRegistry(entries: readonly unknown[], disabled: readonly string[]): Registry {
  const composition = new Composition()
  const off = new Set(disabled)
  const areasFirst = [...entries.filter(isArea), ...entries.filter((entry) => !isArea(entry))]
  for (const entry of areasFirst) composition.add(entry, off)
  const { extensions, pages, settings, widgets, refusals } = composition
  return { extensions, pages, settings: settings.toSorted(bySettingsPath), widgets, refusals }
}

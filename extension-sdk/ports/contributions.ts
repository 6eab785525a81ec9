import type { FormName } from '../points/form-field.ts'
import type { IconName } from '../points/icons.ts'
import type { ListName } from '../points/lists.ts'
import type { FormContribution, ListContributions } from './contributed.ts'

/** A card of the settings index, with its texts in the current language. */
export interface SettingsCard {
  /** The address below `/a`, for example `/settings/loyalty`. */
  path: string
  label: string
  description: string
  icon: IconName
  /** False for the cards of the areas that ship with the admin. */
  fromExtension: boolean
}

/** An installed extension that does not fully work. */
export interface ExtensionProblem {
  /** Its name in the feed. */
  extension: string
  /**
   * `refused`: nothing of it was let in. `quarantined`: a contribution failed too often and was switched off.
   * `failed`: something in it failed since the page loaded. `partial`: some contributions were not let in.
   */
  state: 'refused' | 'quarantined' | 'failed' | 'partial'
}

/** What the installed extensions contribute, to those pages that show contributions of others. */
export interface ContributionsPort {
  /** Sorted by path. */
  settingsCards(): readonly SettingsCard[]
  /**
   * The extensions that do not fully work, each with its most important state, in the order of the feed. Those that a
   * person switched off are not among them. Loads the code that finds out; rejects when that cannot be loaded.
   */
  problems(): Promise<readonly ExtensionProblem[]>
  /** What extensions add to a list; the same object until the language or the flags change. */
  toList<List extends ListName>(list: List): ListContributions<List>
  /** The fields that extensions add to a form; the same list until the language or the flags change. */
  toForm<Form extends FormName>(form: Form): readonly FormContribution<Form>[]
  /** Calls back when any of these answers may have changed; returns the way out. */
  subscribe(listener: () => void): () => void
  /** Differs whenever an answer does: with the language, the flags, and when something was taken out. */
  version(): string
}

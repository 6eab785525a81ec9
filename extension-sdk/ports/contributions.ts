import type { IconName } from '../points/icons.ts'

/** A card of the settings index, with its texts in the current language. */
export interface SettingsCard {
  /** The address below `/a`, for example `/settings/loyalty`. */
  path: string
  label: string
  description: string
  icon: IconName
  /** False for the cards of the areas that the house ships. */
  fromExtension: boolean
}

/** What the installed extensions contribute, to those pages that list contributions. */
export interface ContributionsPort {
  /** Sorted by path (spec, section 2). */
  settingsCards(): readonly SettingsCard[]
}

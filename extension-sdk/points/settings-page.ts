import type { NotifyPort } from '../ports/notify.ts'
import type { IconName } from './icons.ts'
import type { Load } from './load.ts'
import type { TextKey } from './text-key.ts'
import type { Visibility } from './visibility.ts'

/** What a settings page component is given. */
export interface SettingsPageProps {
  notify: NotifyPort
}

/** A page below `/a/settings` and the card that leads to it; cards are sorted by path. */
export interface SettingsPage extends Visibility {
  /** Starts with a slash and is put behind `/a/settings`. */
  path: string
  card: {
    label: TextKey
    description: TextKey
    icon: IconName
  }
  load: Load<SettingsPageProps>
}

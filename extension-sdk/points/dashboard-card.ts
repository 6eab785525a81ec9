import type { NotifyPort } from '../ports/notify.ts'
import type { Load } from './load.ts'
import type { TextKey } from './text-key.ts'
import type { Visibility } from './visibility.ts'

/** What a dashboard card is given. */
export interface DashboardCardProps {
  notify: NotifyPort
}

/** A card on the home page. The shell draws its frame and its title; it loads when it comes on screen. */
export interface DashboardCard extends Visibility {
  /** Unique within the extension; letters, digits and dashes. */
  id: string
  title: TextKey
  /** Half of the page's width, or all of it; `small` by default. */
  size?: 'small' | 'wide'
  /** Room kept free until the card has rendered, in CSS pixels. 160 by default. */
  height?: number
  load: Load<DashboardCardProps>
}

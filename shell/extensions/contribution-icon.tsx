import type { IconName } from '@stoa/extension-sdk'
import { Icon } from '@stoa/ui/icon'

import { glyphOf } from './icon-glyphs.ts'

/** The icon that a manifest names; a puzzle piece for unknown names. */
export function ContributionIcon({ name }: { name: IconName }) {
  return <Icon glyph={glyphOf(name)} />
}

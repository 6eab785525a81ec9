import type { IconName } from '@stoa/extension-sdk'
import { Icon } from '@stoa/ui/icon'

import { ICON_GLYPHS } from './icon-glyphs.ts'

/** The icon that a manifest names; a puzzle piece for unknown names. */
export function ContributionIcon({ name }: { name: IconName }) {
  return <Icon glyph={ICON_GLYPHS[name] ?? ICON_GLYPHS.puzzle} />
}

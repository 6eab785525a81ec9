import type { IconName } from '@stoa/extension-sdk'
import { Icon } from '@stoa/ui/icon'
import { memo } from 'react'

import { glyphOf } from './icon-glyphs.ts'

/** The icon that a manifest names; a puzzle piece for unknown names. */
export const ContributionIcon = memo(function ContributionIcon({ name }: { name: IconName }) {
  return <Icon glyph={glyphOf(name)} />
})

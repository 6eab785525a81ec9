import type { ContributionEntry } from '@stoa/extension-sdk/manifest'
import { useContext } from 'react'

import { ShellContext } from '../../extensions/shell-context.ts'

interface Named {
  id?: string
  title?: string
  label?: string
  card?: { label: string }
}

/** What a frame is called for people who cannot see where it is: its extension, and its own title or id. */
export function useFrameTitle(extension: string, contribution: ContributionEntry): string {
  const { manifestText } = useContext(ShellContext)
  const { id, title, label, card } = contribution as Named
  const key = title ?? label ?? card?.label
  const own = key === undefined ? id : manifestText(extension, key)
  return [extension, own].filter((part) => part !== undefined).join(' · ')
}

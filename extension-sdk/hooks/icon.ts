import { createElement, useContext } from 'react'

import { HostContext } from '../host/context.ts'
import type { IconName } from '../points/icons.ts'

/** Draws one of the icons that manifests may name, as high as a line of text. It says nothing to a screen reader. */
export function Icon({ name }: { name: IconName }) {
  const binding = useContext(HostContext)
  if (!binding) throw new Error('Icon must be used inside the shell: render contributions through it')
  return createElement(binding.Icon, { name })
}

import { createElement, useContext } from 'react'

import { HostContext } from '../host/context.ts'

/**
 * The place in a page where the dashboard cards of all extensions stand, each in its own frame and loaded when it comes
 * on screen; renders nothing where there are none. The home page is that place.
 */
export function DashboardCards() {
  const binding = useContext(HostContext)
  if (!binding)
    throw new Error('DashboardCards must be used inside the shell: render contributions through it')
  return createElement(binding.DashboardCards)
}

import { createElement, useContext } from 'react'

import { HostContext } from '../host/context.ts'
import type { AnyZone, PropsIn } from '../points/zones.ts'

type ZoneElementProps = { [Z in AnyZone]: { name: Z } & PropsIn<Z> }[AnyZone]

/**
 * The place in a page that widgets of extensions can fill; renders nothing when no widget names the zone.
 *
 * @example <Zone name="product.details.before" product={product} />
 */
export function Zone({ name, ...props }: ZoneElementProps) {
  const binding = useContext(HostContext)
  if (!binding) throw new Error('Zone must be used inside the shell: render contributions through it')
  return createElement(binding.Zone, { name, props })
}

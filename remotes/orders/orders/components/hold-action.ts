import { heldOn } from '@stoa/admin/held'

import type { HeldAction } from '../model/held.ts'

/** Does something to an order in a moment. `form` is the id of the form that asked for it, which keeps its draft until then. */
export function holdAction(
  order: { id: string },
  action: HeldAction & { subject: string },
  form?: string,
): void {
  heldOn(order.id).hold({ ...action, ...(form && { draft: { path: location.pathname, id: form } }) })
}

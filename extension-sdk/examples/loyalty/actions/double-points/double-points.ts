import type { RowActionContext } from '@stoa/extension-sdk'

import { writeMultiplier } from '../../calls/products.ts'
import { multiplierOf } from '../../model/multiplier.ts'

/** In the list of products and on the page of one: double points for it, or no longer. */
export default async function doublePoints({
  row,
  refresh,
  t,
  client,
  notify,
  language,
}: RowActionContext<'product'>): Promise<void> {
  const multiplier = await writeMultiplier(client, row.id, multiplierOf(row.metadata) === 2 ? 1 : 2)
  const times = new Intl.NumberFormat(language.locale()).format(multiplier)
  notify.success(t('multiplier.saved'), `${row.title}: ${t('multiplier.times', { times })}`)
  refresh()
}

export type LinkKind = 'swap' | 'edit'

interface Templates {
  swap_link_template: string | null
  metadata?: Record<string, unknown> | null
}

/** What a template has in place of the id. */
const HOLES = { swap: '{cart_id}', edit: '{order_edit_id}' } as const

/**
 * The address at which a customer settles an exchange or answers an edit. The API has no template for edits: the
 * store's details keep one in the metadata.
 */
export function linkOf(store: Templates, kind: LinkKind, id: string): string | undefined {
  const template = kind === 'swap' ? store.swap_link_template : store.metadata?.['order_edit_link_template']
  if (typeof template !== 'string' || !template.includes(HOLES[kind])) return undefined
  return template.replaceAll(HOLES[kind], encodeURIComponent(id))
}

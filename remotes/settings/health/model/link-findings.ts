import { carrierOf, LINK_FIELDS, templateProblem, type LinkField } from '../../store/model/link-template.ts'
import type { Finding } from './finding.ts'

type Templates = Partial<Readonly<Record<LinkField, string | null>>>

/** Link templates of the store that lead nowhere. */
export const linkFindings = (store: Templates): Finding[] =>
  LINK_FIELDS.flatMap((field) => {
    if (templateProblem(field, store[field] ?? '') === undefined) return []
    const carrier = carrierOf(field)
    const text = carrier === undefined ? `link.${field}` : 'link.carrier'
    return [
      { id: field, level: 'problem', text, values: { carrier: carrier ?? '' }, path: '/settings/store' },
    ]
  })

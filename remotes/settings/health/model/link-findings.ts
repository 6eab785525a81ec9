import { LINKS, templateProblem, type LinkField } from '../../store/model/link-template.ts'
import type { Finding } from './finding.ts'

type Templates = Partial<Readonly<Record<LinkField, string | null>>>

/** Link templates of the store that lead nowhere. */
export const linkFindings = (store: Templates): Finding[] =>
  (Object.keys(LINKS) as LinkField[]).flatMap((field) =>
    templateProblem(field, store[field] ?? '') === undefined
      ? []
      : [{ id: field, level: 'problem', text: `link.${field}`, values: {}, path: '/settings/store' }],
  )

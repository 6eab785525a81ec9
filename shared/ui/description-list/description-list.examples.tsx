import type { Examples } from '../gallery/examples.ts'
import { DescriptionList } from './description-list.tsx'

export const examples: Examples = {
  Facts: function Facts() {
    return (
      <DescriptionList
        items={[
          { term: 'E-mail', details: 'ada@example.com' },
          { term: 'Phone', details: null },
          { term: 'Company', details: 'Analytical Engines of London and the Surrounding Counties' },
        ]}
      />
    )
  },
}

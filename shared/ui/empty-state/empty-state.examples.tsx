import PackageOpen from 'lucide-react/icons/package-open'
import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { EmptyState } from './empty-state.tsx'

export const examples: Examples = {
  Everything: function Everything() {
    return (
      <EmptyState
        icon={PackageOpen}
        title="No products yet"
        message="What you sell will be here."
        actions={<Button variant="primary">Add a product</Button>}
      />
    )
  },
  'Title alone': function Title() {
    return <EmptyState title="Nothing found" />
  },
}

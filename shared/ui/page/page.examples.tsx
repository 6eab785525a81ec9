import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import type { Examples } from '../gallery/examples.ts'
import { TotalList } from '../total-list/total-list.tsx'
import { Page } from './page.tsx'

export const examples: Examples = {
  'Two columns': function Two() {
    return (
      <Page
        title="Linen shirt"
        back={{ href: '#products', label: 'Products' }}
        badges={<Badge tone="success">Published</Badge>}
        description="Three variants"
        actions={<Button variant="primary">Edit</Button>}
        side={<Card title="Pictures">None yet.</Card>}
      >
        <Card title="Details">A light shirt.</Card>
      </Page>
    )
  },
  'Printable order': function Printable() {
    return (
      <Page
        title="Order #1042"
        badges={<Badge tone="success">Paid</Badge>}
        description="1 March 2026, Ada Lovelace"
        actions={<Button onPress={() => window.print()}>Print</Button>}
      >
        <Card title="Deliver to">
          <DescriptionList
            items={[
              { term: 'Name', details: 'Ada Lovelace' },
              { term: 'Address', details: '12 St James’s Square, London SW1Y 4JH' },
            ]}
          />
        </Card>
        <Card title="Items" actions={<Button size="small">Change</Button>}>
          <TotalList
            rows={[
              { id: 'shirt', label: '2 × Linen shirt', value: '€98.00' },
              { id: 'shipping', label: 'Shipping', value: '€4.90' },
              { id: 'total', label: 'Total', value: '€102.90', isResult: true },
            ]}
          />
        </Card>
      </Page>
    )
  },
}

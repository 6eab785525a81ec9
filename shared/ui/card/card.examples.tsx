import type { Examples } from '../gallery/examples.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from './card.tsx'

export const examples: Examples = {
  Everything: function Everything() {
    return (
      <Card
        title="Payment"
        badge={<Badge tone="success">Paid</Badge>}
        description="By card, yesterday"
        actions={<Button size="small">Refund</Button>}
      >
        €129.00
      </Card>
    )
  },
  'Plain box': function Plain() {
    return <Card>Only content.</Card>
  },
  Flush: function Flush() {
    return (
      <Card title="Rows of their own" isFlush>
        <div style={{ padding: 20, background: 'var(--color-sunken)' }}>Touches the edges.</div>
      </Card>
    )
  },
  'Long title': function Long() {
    return (
      <Card
        title="A title that is much longer than the room that there is for it beside its actions"
        actions={<Button size="small">Edit</Button>}
      />
    )
  },
}

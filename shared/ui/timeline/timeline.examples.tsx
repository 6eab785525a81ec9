import Package from 'lucide-react/icons/package'
import Truck from 'lucide-react/icons/truck'
import type { Examples } from '../gallery/examples.ts'
import { Timeline } from './timeline.tsx'

export const examples: Examples = {
  'Of an order': function Order() {
    return (
      <Timeline
        label="What happened to the order"
        items={[
          {
            id: 'shipped',
            icon: Truck,
            title: 'Shipped',
            time: 'Today, 09:12',
            dateTime: '2026-03-02T09:12:00Z',
            body: 'Tracking number 1Z999',
          },
          {
            id: 'placed',
            icon: Package,
            title: 'Placed',
            time: 'Yesterday',
            dateTime: '2026-03-01T18:40:00Z',
          },
        ]}
      />
    )
  },
}

import type { Examples } from '../gallery/examples.ts'
import { JsonViewer } from './json-viewer.tsx'

const ORDER = {
  id: 'order_01H',
  total: 10290,
  is_paid: true,
  note: null,
  metadata: {},
  customer: { name: 'Ada Lovelace', addresses: [{ city: 'London' }, { city: 'Paris' }] },
  description: 'A text that goes on. '.repeat(20),
}

export const examples: Examples = {
  Closed: function Closed() {
    return <JsonViewer label="An order as JSON, closed" value={ORDER} />
  },
  'One level open': function Open() {
    return <JsonViewer label="An order as JSON, open" value={ORDER} openLevels={1} />
  },
  Empty: function Empty() {
    return <JsonViewer label="Nothing as JSON" value={{}} />
  },
  'A single value': function Single() {
    return <JsonViewer label="One number as JSON" value={42} />
  },
}

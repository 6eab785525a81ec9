import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { MetadataEditor, type MetadataEditorProps, rowsOf } from './metadata-editor.tsx'

function Held({ value: initial, ...props }: Omit<MetadataEditorProps, 'onChange'>) {
  const [rows, setRows] = useState(initial)
  return <MetadataEditor {...props} value={rows} onChange={setRows} />
}

const some = { colour: 'sand', weight: 7.5, fragile: true, sizes: { s: [36, 38], m: [40] } }

export const examples: Examples = {
  Empty: function Empty() {
    return <Held label="Metadata" value={[]} description="Seen by staff alone" />
  },
  'All kinds': function Kinds() {
    return <Held label="Product metadata" value={rowsOf(some)} />
  },
  'Problems at their rows': function Problems() {
    return (
      <Held
        label="Order metadata"
        value={[
          { id: 'one', key: 'gift', kind: 'string', text: 'yes' },
          { id: 'two', key: 'gift', kind: 'string', text: 'no' },
          { id: 'three', key: '', kind: 'string', text: 'blue' },
          { id: 'four', key: 'height', kind: 'number', text: 'tall' },
          { id: 'five', key: 'sizes', kind: 'json', text: '{"s":' },
        ]}
        errors={['The metadata could not be saved']}
      />
    )
  },
  Disabled: function Disabled() {
    return <Held label="Customer metadata" value={rowsOf(some)} isDisabled />
  },
}

import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { Tabs } from './tabs.tsx'

function Example({ names }: { names: readonly string[] }) {
  const [selected, setSelected] = useState(names[0] ?? '')
  const tabs = names.map((name) => ({ id: name, label: name }))
  return (
    <Tabs label={`${names.length} views`} tabs={tabs} selected={selected} onChange={setSelected}>
      <p>{`What ${selected} has.`}</p>
    </Tabs>
  )
}

export const examples: Examples = {
  Two: function Two() {
    return <Example names={['Orders', 'Drafts']} />
  },
  'More than fit': function Many() {
    return <Example names={Array.from({ length: 20 }, (_, index) => `Sales channel ${index + 1}`)} />
  },
}

import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { ComboField, type ComboFieldProps, type LoadOptions } from './combo-field.tsx'

const products = Array.from({ length: 60 }, (_, index) => ({
  id: `p${index}`,
  label: `Lamp no. ${index + 1}`,
}))
const PAGE = 20

const load: LoadOptions = async ({ query, offset }) => {
  const found = products.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
  return { options: found.slice(offset, offset + PAGE), count: found.length }
}

function Held({
  value: initial,
  ...props
}: Pick<ComboFieldProps, 'label' | 'value'> & Partial<ComboFieldProps>) {
  const [value, setValue] = useState(initial)
  return (
    <ComboField load={load} placeholder="Choose a product" {...props} value={value} onChange={setValue} />
  )
}

export const examples: Examples = {
  Empty: function Empty() {
    return <Held label="Product" value={null} description="Sixty, loaded twenty at a time" isRequired />
  },
  Chosen: function Chosen() {
    return <Held label="Bundled with" value="p7" valueLabel="Lamp no. 8" />
  },
  'Can make a new one': function Create() {
    const [name, setName] = useState<string>()
    return (
      <Held
        label="Type"
        value={null}
        description={name === undefined ? undefined : `Made: ${name}`}
        create={{ label: (query) => `Create "${query}"`, onCreate: setName }}
      />
    )
  },
  'Cannot be loaded': function Failing() {
    return <Held label="Replaced by" value={null} load={() => Promise.reject(new Error('No connection'))} />
  },
  Refused: function Refused() {
    return <Held label="Exchanged for" value="p3" valueLabel="Lamp no. 4" errors={['Is sold out']} />
  },
  Disabled: function Disabled() {
    return <Held label="Made from" value="p5" valueLabel="Lamp no. 6" isDisabled />
  },
}

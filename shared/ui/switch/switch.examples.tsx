import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { Switch, type SwitchProps } from './switch.tsx'

function Held({ isSelected: initial, ...props }: Omit<SwitchProps, 'onChange'>) {
  const [isSelected, setSelected] = useState(initial)
  return <Switch {...props} isSelected={isSelected} onChange={setSelected} />
}

export const examples: Examples = {
  Off: function Off() {
    return <Held label="Visible in the shop" isSelected={false} description="Takes effect at once" />
  },
  On: function On() {
    return <Held label="Discountable" isSelected />
  },
  Refused: function Refused() {
    return <Held label="Tax included" isSelected errors={['The region does not allow it']} />
  },
  'Disabled, with the reason': function Disabled() {
    return (
      <Held
        label="Manage stock"
        isSelected={false}
        description="Counts what is left"
        disabledReason="Needs a location first"
      />
    )
  },
}

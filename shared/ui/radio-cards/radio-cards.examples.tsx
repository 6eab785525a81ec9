import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx'

const cards = [
  { id: 'percentage', title: 'Percentage', description: 'Off the price of each item', aside: '10 %' },
  {
    id: 'fixed',
    title: 'Fixed amount',
    description: 'In one currency',
    disabledReason: 'There are two regions',
  },
  { id: 'shipping', title: 'Free shipping' },
]

function Held({ value: initial, ...props }: Omit<RadioCardsProps, 'onChange' | 'cards'>) {
  const [value, setValue] = useState(initial)
  return <RadioCards {...props} cards={cards} value={value} onChange={setValue} />
}

export const examples: Examples = {
  'None chosen': function None() {
    return <Held label="Kind of discount" value={null} isRequired />
  },
  'One chosen': function One() {
    return <Held label="Kind of promotion" value="percentage" description="Cannot be changed later" />
  },
  Refused: function Refused() {
    return <Held label="Kind of voucher" value={null} errors={['Please choose one']} />
  },
  'Disabled, with the reason': function Disabled() {
    return <Held label="Kind of coupon" value="shipping" disabledReason="The discount is in use" />
  },
}

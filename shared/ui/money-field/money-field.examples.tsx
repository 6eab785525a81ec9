import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { MoneyField, type MoneyFieldProps } from './money-field.tsx'

function Held({ value: initial, ...props }: Omit<MoneyFieldProps, 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <MoneyField {...props} value={value} onChange={setValue} />
}

export const examples: Examples = {
  Empty: function Empty() {
    return <Held label="Price in euro" value={null} currency="eur" placeholder="0.00" isRequired />
  },
  Dollars: function Dollars() {
    return <Held label="Price in dollars" value={123450} currency="usd" description="Without tax" />
  },
  'Yen have no decimals': function Yen() {
    return <Held label="Price in yen" value={1250} currency="jpy" />
  },
  'Three decimals': function Dinar() {
    return <Held label="Price in dinar" value={1250} currency="kwd" />
  },
  'A debt': function Debt() {
    return <Held label="Difference" value={-995} currency="eur" allowsNegative />
  },
  Refused: function Refused() {
    return <Held label="Refund" value={99900} currency="eur" errors={['More than was paid']} />
  },
  Disabled: function Disabled() {
    return <Held label="Shipping" value={495} currency="eur" isDisabled />
  },
}

import type { Examples } from '../gallery/examples.ts'
import { TextField } from './text-field.tsx'

export const examples: Examples = {
  Empty: function Empty() {
    return <TextField label="Title" placeholder="Linen shirt" description="What customers see" isRequired />
  },
  'Filled in': function Filled() {
    return <TextField label="Subtitle" defaultValue="Woven in Portugal" />
  },
  'One error': function OneError() {
    return <TextField label="E-mail" defaultValue="nora" errors={['Please enter a valid email']} />
  },
  'Several errors': function Errors() {
    return (
      <TextField
        label="Handle"
        defaultValue="Linen Shirt"
        errors={['Has a space', 'Has capitals', 'Is taken']}
      />
    )
  },
  'Read only': function ReadOnly() {
    return <TextField label="Order number" value="1042" isReadOnly />
  },
  Disabled: function Disabled() {
    return <TextField label="SKU" defaultValue="LS-001" isDisabled />
  },
}

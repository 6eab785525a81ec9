import type { Examples } from '../gallery/examples.ts'
import { TextArea } from './text-area.tsx'

const description = 'A shirt of washed linen.\nWoven and sewn in Portugal.\nGets softer with every wash.'

export const examples: Examples = {
  Empty: function Empty() {
    return <TextArea label="Description" placeholder="Tell what it is" isRequired />
  },
  'Grows with its text': function Filled() {
    return <TextArea label="Long description" defaultValue={`${description}\n${description}`} rows={2} />
  },
  Refused: function Refused() {
    return <TextArea label="Note" defaultValue={description} errors={['At most 50 characters']} />
  },
  Disabled: function Disabled() {
    return <TextArea label="Message" defaultValue={description} isDisabled />
  },
}

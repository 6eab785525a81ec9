import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { TagField, type TagFieldProps } from './tag-field.tsx'

function Held({ value: initial, ...props }: Omit<TagFieldProps, 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <TagField {...props} value={value} onChange={setValue} />
}

export const examples: Examples = {
  Empty: function Empty() {
    return <Held label="Tags" value={[]} placeholder="summer, linen" isRequired />
  },
  Many: function Many() {
    const tags = [
      'summer',
      'linen',
      'new in',
      'made in Portugal',
      'gift',
      'صيف',
      'a tag that goes on for quite a while',
    ]
    return <Held label="Product tags" value={tags} description="Enter or a comma ends a tag" />
  },
  Hundreds: function Hundreds() {
    return <Held label="Serial numbers" value={Array.from({ length: 200 }, (_none, at) => `No ${at + 1}`)} />
  },
  Refused: function Refused() {
    return <Held label="Order tags" value={['vip']} errors={['At most ten tags']} />
  },
  Disabled: function Disabled() {
    return <Held label="Customer tags" value={['wholesale']} isDisabled />
  },
}

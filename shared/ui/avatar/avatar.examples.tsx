import type { Examples } from '../gallery/examples.ts'
import { Avatar } from './avatar.tsx'

export const examples: Examples = {
  Sizes: function Sizes() {
    return (
      <>
        <Avatar name="Ada Lovelace" size="small" /> <Avatar name="Ada Lovelace" />{' '}
        <Avatar name="Ada Lovelace" size="large" />
      </>
    )
  },
  Names: function Names() {
    return (
      <>
        {['Ada Lovelace', 'Lin', 'محمد علي', 'Zoë Øst', 'Grace Hopper', 'José Núñez'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </>
    )
  },
}

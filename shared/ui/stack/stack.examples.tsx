import type { Examples } from '../gallery/examples.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Stack } from './stack.tsx'

export const examples: Examples = {
  Fields: () => (
    <Stack>
      <TextField label="Title" />
      <TextField label="Handle" />
    </Stack>
  ),
  Tight: () => (
    <Stack gap={1}>
      <span>Ada Lovelace</span>
      <span>ada@example.com</span>
    </Stack>
  ),
}

import type { Examples } from '../gallery/examples.ts'
import { TextField } from '../text-field/text-field.tsx'
import { FormGrid } from './form-grid.tsx'

export const examples: Examples = {
  Medium: () => (
    <FormGrid>
      <TextField label="First name" />
      <TextField label="Last name" />
    </FormGrid>
  ),
  Small: () => (
    <FormGrid size="small">
      <TextField label="Width" />
      <TextField label="Height" />
      <TextField label="Depth" />
    </FormGrid>
  ),
}

import { FormGrid } from '../form-grid/form-grid.tsx'
import type { Examples } from '../gallery/examples.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Fieldset } from './fieldset.tsx'

export const examples: Examples = {
  Dimensions: () => (
    <Fieldset legend="Dimensions" hint="In millimetres, packed.">
      <FormGrid size="small">
        <TextField label="Width" />
        <TextField label="Height" />
      </FormGrid>
    </Fieldset>
  ),
}

import type { FormName } from '../points/form-field.ts'
import type { FormContribution } from '../ports/contributed.ts'
import { useContributions } from './use-contributions.ts'

/** The fields that extensions add to a form, for the page that shows it; renders again when the language or the flags change. */
export const useFormContributions = <Form extends FormName>(form: Form): readonly FormContribution<Form>[] =>
  useContributions().toForm(form)

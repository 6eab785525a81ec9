export { useFormDraft } from './use-form-draft.ts'
export type { FormDraft } from './use-form-draft.ts'

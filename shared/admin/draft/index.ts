export { createDraft } from './draft.ts'

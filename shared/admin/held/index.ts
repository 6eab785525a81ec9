export { heldOn, type HeldWrite } from './held-writes.ts'
export { useHeldSubjects, useHeldWrites } from './use-held-writes.ts'

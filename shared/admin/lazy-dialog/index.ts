export { lazyDialog } from './lazy-dialog.tsx'
export { lazyPart } from './lazy-part.tsx'
export { Near } from './near.tsx'

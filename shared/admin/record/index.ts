export { JsonCard } from './json-card.tsx'
export { LoadFailure } from './load-failure.tsx'
export { RecordMissing } from './record-missing.tsx'
export { RecordSkeleton } from './record-skeleton.tsx'

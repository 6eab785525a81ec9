export { jobErrors } from './job-state.ts'
export { ProgressLine } from './progress-line.tsx'
export { useJob } from './use-job.ts'

export { LoadFailure } from './load-failure.tsx'
export { useReportFailure } from './use-report-failure.ts'
export { useReportReadFailure } from './use-report-read-failure.ts'

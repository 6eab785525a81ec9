export { ApiProvider, useApi } from './api-context.tsx'
export { cachedRead } from './cached-read.ts'
export { createQueryClient } from './query-client.ts'
export type { FailureMeta, OnFailure, QueryClientKind } from './query-client.ts'

export * as notificationCalls from './notifications-calls.ts'
export { notificationKeys } from '../keys.ts'
export { useResendNotification } from './notifications-mutations.ts'
export { notificationQueries } from './notifications-queries.ts'

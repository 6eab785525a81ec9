export * as reservationCalls from './reservations-calls.ts'
export { reservationKeys } from '../keys.ts'
export {
  useCreateReservation,
  useDeleteReservation,
  useDeleteReservations,
  useUpdateReservation,
} from './reservations-mutations.ts'
export { reservationQueries } from './reservations-queries.ts'
export type { Reservation, ReservationPage, ReservationRow } from './reservations-types.ts'

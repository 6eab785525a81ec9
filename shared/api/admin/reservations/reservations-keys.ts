import { nounKeys } from '@stoa/api/react'

export const reservationKeys = nounKeys('admin', 'reservations')

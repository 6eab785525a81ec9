export { inviteCalls } from './invites-calls.ts'

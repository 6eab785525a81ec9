export { ResendDialog, type SentNotification } from './resend-dialog.tsx'

export { uploadCalls } from './uploads-calls.ts'

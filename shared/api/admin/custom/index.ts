export { customCalls } from './custom-calls.ts'

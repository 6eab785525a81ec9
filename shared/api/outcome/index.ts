export { createSendWrite } from './send-write.ts'
export type { SendWrite, WriteSurroundings } from './send-write.ts'
export { createSettlingClient } from './settling-client.ts'
export type { Twin } from './twin.ts'

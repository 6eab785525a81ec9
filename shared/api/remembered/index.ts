export { createRemembered, textLike } from './remembered.ts'
export type { Remembered } from './remembered.ts'

/** What loads with the first call of a port of an extension. */
export { callFunction } from './call-function.ts'
export { readSettings, saveSettings } from './keep-settings.ts'

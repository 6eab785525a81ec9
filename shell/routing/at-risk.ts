/** Whether something would be lost if the page went away: the guards of the page would make the browser ask. */
export const isAtRisk = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

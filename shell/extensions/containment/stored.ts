/** Reads JSON from storage; undefined when storage is blocked or the value is damaged. */
export function readStored(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** Whether this browser keeps a value; false when storage is blocked. */
export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

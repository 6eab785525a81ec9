/** The names under which the library keeps things in a browser. */
const KEPT = /^(rl_|rudder_)/

/** Removes what the library has kept here: who was named, what waits to be sent. A library that runs notes anew that it does. */
export function forgetTraces(): void {
  for (const key of Object.keys(localStorage)) if (KEPT.test(key)) localStorage.removeItem(key)
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? ''
    if (KEPT.test(name)) document.cookie = `${name}=; path=/; max-age=0`
  }
}

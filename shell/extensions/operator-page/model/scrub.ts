const QUERY = /(\b(?:https?|wss?):\/\/[^\s?#)"'<>]+)[?#][^\s)"'<>]*/g
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g
const E_MAIL = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g

/**
 * Takes out of a technical text what does not belong into a report that is passed on: the query strings of addresses,
 * signed tokens, e-mail addresses. `line:column` behind an address stays.
 */
export const scrub = (text: string): string =>
  text
    .replace(QUERY, (address, kept: string) => kept + (/(?::\d+){1,2}$/.exec(address)?.[0] ?? ''))
    .replace(SIGNED_TOKEN, '[token]')
    .replace(E_MAIL, '[e-mail]')

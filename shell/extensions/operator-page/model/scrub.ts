const QUERY = /(\b(?:https?|wss?):\/\/[^\s?#)"'<>]+)[?#][^\s)"'<>]*/g
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g
const E_MAIL = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g

/** Removes query strings, signed tokens and e-mail addresses from technical texts. A trailing `line:column` stays. */
export const scrub = (text: string): string =>
  text
    .replace(QUERY, (match, address: string) => address + (/(?::\d+){1,2}$/.exec(match)?.[0] ?? ''))
    .replace(SIGNED_TOKEN, '[token]')
    .replace(E_MAIL, '[e-mail]')

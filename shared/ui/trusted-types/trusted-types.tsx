/** The part of the browser's Trusted Types that a page needs to install its one policy. */
interface TrustedTypePolicies {
  createPolicy(name: 'default', rules: Record<string, (text: string) => string | null>): unknown
}

declare global {
  /** Missing in browsers without Trusted Types. */
  var trustedTypes: TrustedTypePolicies | undefined
}

/**
 * Installs the page's one Trusted Types policy: scripts load only from addresses that `mayRun` accepts, and no text becomes
 * HTML or code. Call it once, before anything else loads a script.
 */
export function trustScripts(mayRun: (url: string) => boolean): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (mayRun(url) ? url : null),
    // react-aria empties its announcements this way.
    createHTML: (html) => (html === '' ? html : null),
  })
}
